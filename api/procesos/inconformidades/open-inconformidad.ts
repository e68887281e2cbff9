import type { Actor } from '#domain/acceso/actor.ts'
import type { ImporteEnDuda } from '#domain/fondos/estado-cuenta/importe-en-duda.ts'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { addDays } from '#domain/plain-date.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { today } from '#api/clock.ts'
import { AppError, broken } from '#api/errors.ts'
import { openCaso } from '#api/procesos/casos/actos/open-caso.ts'
import { listProcesosDeActor } from '#api/procesos/casos/proceso-de-caso.ts'
import { explainEnDuda } from './explain-en-duda.ts'

/** Days that the institute gives itself to answer an objection (inferred): the case's limit, which its people may move. */
const DIAS_RESPUESTA = 15

/** The process in which objections are seen to. */
const PROCESO = '/aportacion-retencion'

/**
 * Opens a case about an amount of a person's statement that somebody does not agree with, with the amount and how it was made.
 * Throws 404 for another's person or amount, 422 without a reason or where the profile does not have the process.
 */
export async function openInconformidad(
  actor: Actor,
  afiliadoId: number,
  { importe, motivo }: { readonly importe: ImporteEnDuda; readonly motivo: string },
): Promise<CasoDetalle> {
  authorize(actor, 'estadoCuenta.inconformidad')
  await findAfiliadoInScope(actor, afiliadoId)
  const texto = motivo.trim()
  if (texto === '')
    throw broken([{ path: 'motivo', code: 'requerido', message: 'Escribe con qué no está de acuerdo la persona.' }])
  const { titulo, explicacion } = await explainEnDuda(actor, afiliadoId, importe)
  return openCaso(actor, {
    proceso: await findProceso(actor),
    asunto: `Inconformidad: ${titulo}`,
    descripcion: `${texto}\n\nImporte en duda: ${titulo}\n${explicacion.join('\n')}`,
    NotasI: '',
    afiliado: afiliadoId,
    entidad: null,
    responsable: null,
    vence: addDays(today(), DIAS_RESPUESTA),
    modulos: [],
    normas: [],
  })
}

async function findProceso(actor: Actor): Promise<number> {
  const proceso = (await listProcesosDeActor(actor)).find(({ componente }) => componente === PROCESO)
  if (proceso) return proceso.id
  throw new AppError(
    422,
    'sin_proceso',
    `Tu perfil no tiene el proceso "${VISTAS['aportacion-retencion'].titulo}": ahí se atiende.`,
  )
}
