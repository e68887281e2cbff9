import { useTema } from '#admin/providers/use-tema.ts'
import type { ReactElement } from 'react'

const SMALL_WORDS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'para', 'al'])

/** First letters of the first two words that count: "Instituto de Pensiones" → "IP". */
function monogram(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()))
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

/** Mark and name of the institute. */
export function Brand(): ReactElement {
  const tema = useTema()
  const nombre = tema?.nombre ?? 'Portal'
  return (
    <span className="brand">
      {tema?.icono ? (
        <img className="brand-mark" src={tema.icono} alt="" />
      ) : (
        <b className="brand-mark" aria-hidden="true">
          {monogram(nombre)}
        </b>
      )}
      <span className="brand-name">
        <span className="brand-title" title={nombre}>
          {nombre}
        </span>
        <small>Portal interno</small>
      </span>
    </span>
  )
}
