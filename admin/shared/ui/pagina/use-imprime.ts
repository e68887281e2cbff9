import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: drawn before the browser takes it, by the button or by Ctrl P alike. */
export function useImprime(): boolean {
  const [imprime, setImprime] = useState(false)
  useEffect(() => {
    const before = (): void => flushSync(() => setImprime(true))
    const after = (): void => setImprime(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return imprime
}
