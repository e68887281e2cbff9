import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaCode, quincenaRange } from '#domain/calendario/quincena.ts'
import { AUMENTO_MOTIVO_MAX, type MontoAumento, type RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { AumentoModel } from '#api/fondos/models/AumentoModel.ts'
import { cuentasDe, cuentasPara } from '#api/usuarios/misma-persona.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRows } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { AppError, broken, conflict } from '#api/errors.ts'
import { selectSueldos, setSueldo } from '#api/organica/puestos/sueldo-row.ts'
import { sueldoAl } from '#domain/organica/puestos/sueldos.ts'
import { AUMENTO_SQL, holdAumento, selectMontos, type AumentoRow } from './aumento-row.ts'
import { montosDe, type PedidoAumento } from './montos-aumento.ts'
import { reviewAumento } from './preview-aumento.ts'

/** Proposes a rise as it was previewed. Throws 403, 409 `version` when what was looked at changed or `repetido`, 422. */
export function proponerAumento(
  actor: Actor,
  pedido: PedidoAumento & { readonly motivo: string; readonly huella: string },
): Promise<number> {
  authorizeInstituto(actor, 'aumentos.proponer')
  const motivo = normalizeText(pedido.motivo)
  if (motivo === '') throw broken([{ path: 'motivo', code: 'requerido', message: 'Escribe el motivo o el acuerdo.' }])
  if (motivo.length > AUMENTO_MOTIVO_MAX)
    throw broken([
      { path: 'motivo', code: 'largo', message: `El motivo lleva hasta ${AUMENTO_MOTIVO_MAX} caracteres.` },
    ])
  return inTransaction(async () => {
    const montos = await montosDe(pedido)
    const revision = await reviewAumento(pedido.desde, montos)
    assertHuella(revision, pedido.huella)
    const { desde, porcentaje } = pedido
    await assertNuevo(desde, montos)
    const id = await insertRow(AumentoModel, {
      motivo,
      porcentaje,
      desde,
      propuesto_por: actor.id,
      propuesto_at: nowAt(),
    })
    await insertRows(
      'aumento_categorias',
      ['aumento_id', 'categoria_id', 'antes_centavos', 'despues_centavos'],
      montos.map(({ categoriaId, antesCentavos, despuesCentavos }) => [
        id,
        categoriaId,
        antesCentavos,
        despuesCentavos,
      ]),
    )
    await logActo(actor, {
      acto: 'aumento.proponer',
      objeto: 'aumento',
      objetoId: id,
      despues: { motivo, desde: quincenaCode(desde), personas: revision.personas },
    })
    return id
  })
}

/** What an approver looks at: the rise against the roster of now. Throws 403, 404. */
export async function getRevision(actor: Actor, id: number): Promise<RevisionAumento> {
  authorizeInstituto(actor, 'aumentos.proponer')
  return inTransaction(async () => {
    const { desde } = await holdAumento(id)
    return reviewAumento(desde, await selectMontos(id))
  })
}

/**
 * Approves a rise, once, by another person than who proposed it: the catalogue has the new salaries from its first day, and the
 * next close of each entity writes its people's movements. Throws 403, 404, 409 (`version`, `estado`, `misma_persona`).
 */
export function aprobarAumento(actor: Actor, id: number, version: number): Promise<void> {
  authorizeInstituto(actor, 'aumentos.aprobar')
  return inTransaction(async () => {
    const row = await holdAumento(id)
    await assertOtraPersona(actor, row)
    const { inicio } = quincenaRange(row.desde)
    for (const { categoriaId, clave, antesCentavos, despuesCentavos } of await selectMontos(id)) {
      if (sueldoAl(await selectSueldos(categoriaId), inicio)?.montoCentavos !== antesCentavos)
        throw conflict(
          'version',
          `El sueldo de la categoría ${clave} cambió desde que se propuso el aumento: retíralo y proponlo de nuevo.`,
        )
      await setSueldo(categoriaId, despuesCentavos, inicio)
    }
    await resolver(actor, row, version, 'aprobado')
  })
}

/** Takes back a rise that nobody approved yet. Throws 403, 404, 409. */
export function retirarAumento(actor: Actor, id: number, version: number): Promise<void> {
  authorizeInstituto(actor, 'aumentos.proponer')
  return inTransaction(async () => resolver(actor, await holdAumento(id), version, 'retirado'))
}

async function resolver(
  actor: Actor,
  row: AumentoRow,
  version: number,
  estado: 'aprobado' | 'retirado',
): Promise<void> {
  if (row.estado !== 'propuesto')
    throw conflict(
      'estado',
      row.estado === 'aprobado' ? 'El aumento ya estaba aprobado.' : 'El aumento ya se había retirado.',
    )
  const values = { estado, resuelto_por: actor.id, resuelto_at: nowAt() }
  if (!(await updateVersioned(AumentoModel, row.id, version, values)))
    throw await staleVersion({ objeto: 'aumento', objetoId: row.id }, 'cambió este aumento. Revisa cómo quedó.')
  await logActo(actor, {
    acto: estado === 'aprobado' ? 'aumento.aprobar' : 'aumento.retirar',
    objeto: 'aumento',
    objetoId: row.id,
    despues: { motivo: row.motivo, desde: quincenaCode(row.desde) },
  })
}

/** Nobody approves what they proposed, nor with another account of theirs (decisions §10.7). */
async function assertOtraPersona(actor: Actor, { propuestoPor }: AumentoRow): Promise<void> {
  const suyas = new Set(await cuentasPara(actor, 'aumentos.aprobar'))
  const propias = await cuentasDe([propuestoPor])
  if (!propias.some((id) => suyas.has(id))) return
  const who = await findRow(UsuarioModel, { id: propuestoPor }, ['nombre'])
  const message = `Lo aprueba otra persona: este aumento lo propuso ${who?.nombre ?? 'esta misma cuenta'}.`
  throw new AppError(409, 'misma_persona', message)
}

/** Throws 409 while a rise that gives the same is proposed: approving both would do nothing more. */
async function assertNuevo(desde: number, montos: readonly MontoAumento[]): Promise<void> {
  await holdTurno('aumentos')
  const abiertos = await selectRows<AumentoRow>(`${AUMENTO_SQL} WHERE au.estado = 'propuesto' AND au.desde = $1`, [
    desde,
  ])
  const textOf = (all: readonly MontoAumento[]): string =>
    all
      .map(({ categoriaId, despuesCentavos }) => `${categoriaId}:${despuesCentavos}`)
      .sort()
      .join()
  const pedido = textOf(montos)
  for (const { id, motivo } of abiertos)
    if (textOf(await selectMontos(id)) === pedido)
      throw conflict('repetido', `Ya hay un aumento igual propuesto («${motivo}»): apruébalo o retíralo.`)
}

function assertHuella(revision: RevisionAumento, huella: string): void {
  if (revision.huella === huella) return
  const message = 'Los sueldos cambiaron desde que revisaste el aumento. Revisa de nuevo lo que hará.'
  throw conflict('version', message, { revision })
}
