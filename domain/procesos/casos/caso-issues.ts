import type { Issue } from '#domain/issue.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import type { EstadoCaso } from './estado-caso.ts'

export const LIMITES_CASO = { asunto: 160, descripcion: 4000, nota: 2000, norma: 200, normas: 40, modulos: 20 } as const

export interface DatosCaso {
  readonly asunto: string
  /** YYYY-MM-DD as it came. */
  readonly vence: string
}

/** What is wrong with a case about to be opened or edited. `previa`: its due date until now, which may have passed. */
export function datosCasoIssues({ asunto, vence }: DatosCaso, today: PlainDate, previa: string | null = null): Issue[] {
  const issues: Issue[] = []
  if (asunto === '') issues.push({ path: 'asunto', code: 'requerido', message: 'Escribe el asunto.' })
  const fecha = parsePlainDate(vence)
  if (!fecha) issues.push({ path: 'vence', code: 'fecha', message: 'Escribe la fecha límite como día, mes y año.' })
  else if (fecha < today && vence !== previa)
    issues.push({ path: 'vence', code: 'pasada', message: 'La fecha límite no puede ser anterior a hoy.' })
  return issues
}

export interface MovimientoCaso {
  readonly estado: EstadoCaso
  readonly destino: EstadoCaso
  readonly responsableId: number | null
  readonly nota: string
}

/** What is wrong with moving a case to another state (specification 2 §2.20). Completing it has a way of its own: close. */
export function moverCasoIssues({ estado, destino, responsableId, nota }: MovimientoCaso): Issue[] {
  if (destino === 'completado')
    return [{ path: 'estado', code: 'cerrar', message: 'Para completarlo, cierra el caso con su resultado.' }]
  if (destino === 'en progreso' && responsableId === null)
    return [{ path: 'estado', code: 'responsable', message: 'Asigna primero a una persona responsable.' }]
  if (estado === 'en progreso' && destino === 'pendiente' && nota === '')
    return [{ path: 'nota', code: 'requerido', message: 'Escribe por qué vuelve a pendiente.' }]
  return []
}

export interface CierreCaso {
  readonly resultado: string
  readonly resolucion: string
  readonly normas: readonly { readonly Nombre: string; readonly Estado: EstadoCaso }[]
}

/** What stands in the way of closing: a norm that is not complete, or a close that does not say how it ended. */
export function cerrarCasoIssues({ resultado, resolucion, normas }: CierreCaso): Issue[] {
  const issues: Issue[] = []
  const faltan = normas.filter(({ Estado }) => Estado !== 'completado').map(({ Nombre }) => Nombre)
  if (faltan.length > 0)
    issues.push({
      path: 'normas',
      code: 'pendientes',
      message: `${faltan.length === 1 ? 'Falta completar una norma' : `Faltan ${faltan.length} normas por completar`}: ${faltan.join(', ')}.`,
    })
  if (resultado === '') issues.push({ path: 'resultado', code: 'requerido', message: 'Elige el resultado.' })
  if (resolucion === '') issues.push({ path: 'resolucion', code: 'requerido', message: 'Escribe cómo se resolvió.' })
  return issues
}
