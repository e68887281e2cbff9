import { useEffect } from 'react'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Ctrl K (or ⌘ K) anywhere; "?" outside of fields. Neither while a dialog is open. */
export function useShortcuts(onSearch: () => void, onHelp: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]')) return
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        onSearch()
      } else if (event.key === '?' && !isTyping(event.target)) {
        event.preventDefault()
        onHelp()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onSearch, onHelp])
}
