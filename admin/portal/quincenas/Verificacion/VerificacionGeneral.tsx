import { Verificacion } from './Verificacion.tsx'
import type { ReactElement } from 'react'

/** `verificacionGeneral`: the same of every entity, by entity and dependency (specification 3 §2.16). */
export default function VerificacionGeneral(): ReactElement {
  return <Verificacion vista="verificacionGeneral" facts="Todas las entidades del instituto." />
}
