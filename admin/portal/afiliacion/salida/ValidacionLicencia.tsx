import { SalidaPage } from './SalidaPage.tsx'
import type { ReactElement } from 'react'

/** View `validacionLicencia`. */
export default function ValidacionLicencia(): ReactElement {
  return <SalidaPage tramite="licencia" />
}
