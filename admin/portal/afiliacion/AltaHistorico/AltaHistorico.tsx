import { PersonaTramitePage } from '#admin/portal/afiliacion/persona/PersonaTramitePage.tsx'
import { ALTA_HISTORICO } from './alta-historico.tsx'
import type { ReactElement } from 'react'

/** View `altaHistorico`: the alta of who was affiliated before, four steps (specification 3 §2.19). */
export default function AltaHistorico(): ReactElement {
  return <PersonaTramitePage procedimiento={ALTA_HISTORICO} />
}
