import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode, quincenaOf } from '#domain/calendario/quincena.ts'
import type { AsuntoCarga } from '#domain/cargas/carga.ts'
import type { RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { proponerAumento } from '#api/fondos/aumentos/dar-aumento.ts'
import { AUMENTO_QUINCENAS } from '#api/fondos/aumentos/montos-aumento.ts'
import { previewAumento } from '#api/fondos/aumentos/preview-aumento.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { deRenglones } from '#api/cargas/tipos/de-renglones.ts'
import { empezarAContar } from '#api/cargas/vigencia-carga.ts'
import { efectoGuardado, type EfectoGuardado } from './efecto-sueldos.ts'
import { juezDeSueldos } from './juez-sueldos.ts'
import { pedidoDeSueldos } from './pedido-sueldos.ts'

/** New salaries by category. Loading them proposes a collective rise, which another person authorises (decisions §10.12). */
export const SERVIDOR_SUELDOS = deRenglones('sueldos', {
  asuntos: () => Promise.resolve(quincenasDeAumento()),
  juez: (_actor, carga) => juezDeSueldos(carga),
  ensayar: async (actor, carga) => textoDe({ revision: await revisar(actor, carga), propuestaId: null }),
  motivoPedido: () => 'motivo',
  acabar: proponer,
  publicacion: { por: 'transaccion', publicar: (_actor, carga) => empezarAContar(carga) },
})

/** The quincenas in which a rise may begin, that of today first, then those to come and those before. */
function quincenasDeAumento(): AsuntoCarga[] {
  const actual = quincenaOf(today())
  const { atras, adelante } = AUMENTO_QUINCENAS
  const siguientes = Array.from({ length: adelante + 1 }, (_, i) => actual + i)
  const anteriores = Array.from({ length: atras }, (_, i) => actual - 1 - i)
  return [...siguientes, ...anteriores].map((ordinal) => ({
    clave: quincenaCode(ordinal),
    nombre: quincenaChip(ordinal),
  }))
}

const textoDe = (efecto: EfectoGuardado): string => JSON.stringify(efecto)

const revisar = async (actor: Actor, carga: CargaRow): Promise<RevisionAumento> =>
  previewAumento(actor, await pedidoDeSueldos(carga))

/**
 * Proposes the rise as the simulation showed it. The same person proposing the same again gets the same proposal, so a run that was cut ends the
 * same. Why it cannot be proposed now is shown with the simulation.
 */
async function proponer(actor: Actor, carga: CargaRow): Promise<string> {
  try {
    const revision = await revisar(actor, carga)
    if (JSON.stringify(revision) !== JSON.stringify(efectoGuardado(carga)?.revision)) {
      await guardar(carga.id, { revision, propuestaId: null })
      return 'Desde la simulación cambió lo que haría el aumento: revisa la simulación de nuevo.'
    }
    const { huella } = revision
    const pedido = await pedidoDeSueldos(carga)
    const { propuesta } = await proponerAumento(actor, { ...pedido, motivo: carga.motivo, huella })
    await guardar(carga.id, { revision, propuestaId: propuesta.id })
    return ''
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 403 || error.status >= 500) throw error
    return error.message
  }
}

const guardar = (id: number, efecto: EfectoGuardado): Promise<void> =>
  inTransaction(() => execute('UPDATE cargas SET efecto = $1 WHERE id = $2', [textoDe(efecto), id]))
