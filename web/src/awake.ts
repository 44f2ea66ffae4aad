/** The screen stays on while a game against time is open: one that locks itself would pause the table. */

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false

  // the browser takes the lock away whenever the page is hidden, and may refuse it where power is short
  async function ask(): Promise<void> {
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    const got = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) void got?.release()
    else lock = got
  }
  const again = (): void => void ask()

  again()
  document.addEventListener('visibilitychange', again)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
