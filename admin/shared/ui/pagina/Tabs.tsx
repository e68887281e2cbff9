import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import '#admin/shared/ui/capas/overlays.css'

interface TabsProps {
  label: string
  tabs: readonly { readonly key: string; readonly title: ReactNode; readonly content: ReactNode }[]
  selected: string
  onSelect: (key: string) => void
}

/** Tabs with arrows, Home and End; only the chosen panel exists. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps): ReactElement {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === selected),
  )
  // Where the strip is wider than the screen an address may open a tab that is out of sight.
  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelectorAll<HTMLElement>('[role=tab]')[current]
    if (!strip || !tab) return
    const start = tab.offsetLeft - strip.offsetLeft
    const end = start + tab.offsetWidth
    if (start < strip.scrollLeft) strip.scrollLeft = start
    else if (end > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = end - strip.clientWidth
  }, [current])
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number | undefined>> = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = steps[event.key]
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab || target === undefined) return
    event.preventDefault()
    onSelect(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }
  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className="tabs-list" onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={index === current}
            aria-controls={`${id}-panel`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tabs[current]?.key ?? ''}`}
        className="tabs-panel"
      >
        {tabs[current]?.content}
      </div>
    </div>
  )
}
