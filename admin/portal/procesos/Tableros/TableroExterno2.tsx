import { Dinamicos } from './Dinamicos.tsx'
import { Tablero } from './Tablero.tsx'
import type { ReactElement } from 'react'

/** `iframe02`: the second external board; without an address, people counted by two data. */
export default function TableroExterno2(): ReactElement {
  return (
    <Tablero clave="iframe02" facts="Sin dirección todavía: mientras, las personas del padrón contadas como elijas.">
      <Dinamicos />
    </Tablero>
  )
}
