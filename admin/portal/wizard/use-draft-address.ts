import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

interface DraftAddress {
  readonly params: URLSearchParams
  /** Draft that the address names. */
  readonly borrador: string | null
  /** The draft that was made here: it takes its address without being opened again. */
  readonly created: string | null
  /** Counts the times that the address left the draft made here: another procedure begins. */
  readonly turn: number
  readonly onCreated: (id: string) => void
}

/** The draft of a procedure in its address (`&borrador=`), put there once it is made. */
export function useDraftAddress(): DraftAddress {
  const [params, setParams] = useSearchParams()
  const borrador = params.get('borrador')
  const [created, setCreated] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  const addressed = useRef(false)
  useEffect(() => {
    if (borrador && borrador === created) addressed.current = true
    else if (addressed.current) {
      // The address left the draft that was made here: another alta begins.
      addressed.current = false
      setCreated(null)
      setTurn((count) => count + 1)
    }
  }, [borrador, created])
  // A draft whose answer comes once the page was left is kept all the same, and takes no other page's address.
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const onCreated = useCallback(
    (id: string) => {
      if (left.current) return
      setCreated(id)
      setParams(
        () => {
          // As the address is by now: the draft's answer may come after the next step was opened.
          const next = new URLSearchParams(window.location.search)
          next.set('borrador', id)
          next.delete('adscripcion')
          return next
        },
        { replace: true },
      )
    },
    [setParams],
  )
  return { params, borrador, created, turn, onCreated }
}
