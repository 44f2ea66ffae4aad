import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import './pressed'

const target = document.getElementById('app')
target?.replaceChildren()
if (target) mount(App, { target })
