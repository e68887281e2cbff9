import type { Acto } from '#domain/acceso/acto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { DOS_MANOS, type AccionId, type Manos } from '#domain/autorizaciones/dos-manos.ts'
import { folioPropuesta, rutaPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { quienesAutorizan } from './quienes-autorizan.ts'

interface Avisada {
  readonly id: number
  readonly accion: AccionId
  readonly sujeto: string
  readonly version: number
  /** An extra act that the last person must have. */
  readonly exige: Acto | ''
}

/** Notifies the people who can authorise a proposal, except those who acted on it. Runs in the transaction of the act. */
export async function avisarPorAutorizar(
  actor: Actor,
  { id, accion, sujeto, version, exige }: Avisada,
  manos: Manos,
): Promise<void> {
  const titulo = `Por autorizar ${folioPropuesta(id)}: ${DOS_MANOS[accion].titulo.toLowerCase()}`
  await notificar(
    (await quienesAutorizan(actor, accion, { ...manos, exige })).map((usuarioId) => ({
      usuarioId,
      clase: 'autorizacion',
      titulo,
      texto: `${actor.nombre} lo propuso. ${sujeto}.`,
      enlace: rutaPropuesta(id),
      clave: `propuesta:${id}:${version}`,
    })),
  )
}

/** Notifies the author of a proposal how it was decided. Runs in the transaction of the act. */
export async function avisarDecision(
  actor: Actor,
  { id, accion, sujeto, version }: Avisada,
  { propuestaPor, hecho }: { readonly propuestaPor: number | null; readonly hecho: string },
): Promise<void> {
  if (propuestaPor === null) return
  await notificar([
    {
      usuarioId: propuestaPor,
      clase: 'autorizacion',
      titulo: `${folioPropuesta(id)}: ${DOS_MANOS[accion].titulo.toLowerCase()}`,
      texto: `${actor.nombre} ${hecho} ${sujeto}.`,
      enlace: rutaPropuesta(id),
      clave: `propuesta:${id}:${version}`,
    },
  ])
}

/** Notifies who gave an authorisation before the last one that it is void. Runs in the transaction that voids it. */
export async function avisarPrimeraAnulada({
  id,
  accion,
  sujeto,
  version,
  primeraPor,
  segundaPor = null,
}: Omit<Avisada, 'exige'> & Pick<Manos, 'primeraPor' | 'segundaPor'>): Promise<void> {
  await notificar(
    [primeraPor, segundaPor].flatMap((usuarioId) =>
      usuarioId === null
        ? []
        : [
            {
              usuarioId,
              clase: 'autorizacion' as const,
              titulo: `${folioPropuesta(id)}: ${DOS_MANOS[accion].titulo.toLowerCase()}`,
              texto: `Cambió lo que haría y tu autorización ya no vale: revísala de nuevo. ${sujeto}.`,
              enlace: rutaPropuesta(id),
              clave: `propuesta:${id}:${version}`,
            },
          ],
    ),
  )
}
