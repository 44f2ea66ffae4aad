import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { watchPresses } from './pressed'

const target = document.getElementById('app')
target?.replaceChildren()
watchPresses()
if (target) mount(App, { target })
