import { PersonaTramitePage } from '#admin/portal/afiliacion/persona/PersonaTramitePage.tsx'
import { ACTUALIZACION } from './actualizacion.tsx'
import type { ReactElement } from 'react'

/** View `EditarAfiliado`: the update of somebody on file, four steps (specification 1 §2.4, §4.2). */
export default function EditarAfiliado(): ReactElement {
  return <PersonaTramitePage procedimiento={ACTUALIZACION} />
}
