import { SalidaPage } from './SalidaPage.tsx'
import type { ReactElement } from 'react'

/** View `validacionBajaJubilacion`. */
export default function ValidacionBajaJubilacion(): ReactElement {
  return <SalidaPage tramite="jubilacion" />
}
