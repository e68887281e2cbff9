import { DOCUMENTOS_OBLIGATORIOS } from '#domain/documentos/papeles/registro.ts'
import { PASOS_ALTA } from '#domain/afiliacion/tramites/tramite.ts'
import { validados } from '#admin/portal/expediente/expediente.ts'
import { bloqueos } from './step-checks.ts'
import { porRevisar } from './por-revisar.ts'
import { openPaths, openTexto } from './unsure-count.ts'
import type { Step, StepState } from '#admin/shared/ui/acciones/Stepper.tsx'
import type { Tramite } from '#admin/portal/expediente/tramite/tramite-context.ts'

export const STEP_KEYS = ['expediente', 'personales', 'laborales', 'validacion'] as const

/** The four steps with their states in words. */
export function wizardSteps(tramite: Tramite, current: number): Step[] {
  return [
    { key: 'expediente', title: PASOS_ALTA[0], ...expedienteState(tramite) },
    { key: 'personales', title: PASOS_ALTA[1], ...personalesState(tramite, current) },
    { key: 'laborales', title: PASOS_ALTA[2], ...laboralesState(tramite, current) },
    { key: 'validacion', title: PASOS_ALTA[3], state: current === 4 ? 'actual' : 'pendiente', note: '' },
  ]
}

interface Said {
  readonly state: StepState
  readonly note?: string
}

function expedienteState({ model, padron }: Tramite): Said {
  if (model.mezclados.length > 0) return { state: 'errores', note: 'Papeles de dos personas' }
  if (bloqueos(padron).length > 0) return { state: 'errores', note: 'Ya está en el padrón' }
  const [done, all] = [validados(model.faltan), DOCUMENTOS_OBLIGATORIOS.length]
  if (model.faltan.length === 0) return { state: 'hecho', note: `${done} documentos validados` }
  // An update needs only the papers of what it changes: a new phone, none.
  if (model.exigidos.length === 0) return { state: 'pendiente', note: `Opcional: ${done}\u00a0de\u00a0${all}` }
  return { state: 'obligatorio', note: `Obligatorio: ${done}\u00a0de\u00a0${all}` }
}

function personalesState(tramite: Tramite, current: number): Said {
  const { model, tried } = tramite
  const { personalesIssues } = model
  const open = openPaths(tramite)
  if (tried.has(2) && personalesIssues.length > 0)
    return { state: 'errores', note: `Con errores (${personalesIssues.length})` }
  if (open.length > 0 && model.faltan.length === 0) return { state: 'porConfirmar', note: openTexto(open) }
  if (personalesIssues.length === 0) return llenoState(porRevisar(tramite), current)
  return { state: 'obligatorio' }
}

/** Nothing is missing: complete only where nothing of it looks wrong, since what is accepted all the same is not thereby right. */
function llenoState(dudosos: readonly string[], current: number): Said {
  const [first, ...others] = dudosos
  if (first === undefined) return { state: current > 2 ? 'hecho' : 'actual', note: 'Completo' }
  return { state: 'porConfirmar', note: others.length === 0 ? `Revisa: ${first}` : `Revisa ${dudosos.length} datos` }
}

function laboralesState({ model, tried }: Tramite, current: number): Said {
  if (model.laboralesIssues.length === 0) return { state: current > 3 ? 'hecho' : 'actual', note: 'Completo' }
  if (tried.has(3)) return { state: 'errores', note: `Con errores (${model.laboralesIssues.length})` }
  return { state: 'obligatorio' }
}
