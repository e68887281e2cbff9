import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

const COLORS = [
  'brand',
  'boton',
  'encabezado',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'bg',
  'surface',
  'sunken',
  'amber',
  'blue',
  'green',
  'indigo',
  'teal',
  'red',
] as const
const SIZES = ['t-26', 't-20', 't-16', 't-14', 't-13', 't-12'] as const

function Colors(): ReactElement {
  return (
    <ul className="style-colors plain">
      {COLORS.map((color) => (
        <li key={color}>
          <span style={{ background: `var(--${color})` }} />
          {color}
        </li>
      ))}
    </ul>
  )
}

function Type(): ReactElement {
  return (
    <div className="stack">
      {SIZES.map((size) => (
        <p key={size} style={{ fontSize: `var(--${size})` }}>
          Güemes Peñaloza, $12,335.75 <span className="muted">{size}</span>
        </p>
      ))}
      <p className="mono">MUGF910417MASXMR08 · 0O 1I 5S 8B</p>
    </div>
  )
}

export const TOKENS: readonly Sample[] = [
  { name: 'Colores', Show: Colors },
  { name: 'Tipografía', Show: Type },
]
