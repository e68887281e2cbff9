import { SalidaPage } from './SalidaPage.tsx'
import type { ReactElement } from 'react'

/** View `validacionBajaPermanente`. */
export default function ValidacionBajaPermanente(): ReactElement {
  return <SalidaPage tramite="baja-permanente" />
}
