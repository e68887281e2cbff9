import { Operativos } from './Operativos.tsx'
import { Tablero } from './Tablero.tsx'
import type { ReactElement } from 'react'

/** `iframe01`: the first external board; without an address, the work under way. */
export default function TableroExterno1(): ReactElement {
  return (
    <Tablero clave="iframe01" facts="Sin dirección todavía: mientras, el trabajo en curso del portal.">
      <Operativos />
    </Tablero>
  )
}
