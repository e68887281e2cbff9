import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import { revisarDefinicion } from '#domain/cargas/planos/plano-issues.ts'
import { limpiarClave, nombrePlanoIssues } from '#domain/cargas/planos/plano-nuevo.ts'
import {
  DEFINICION_GRANDE,
  isDefinicionGrande,
  PLANOS_MAX,
  VERSIONES_MAX,
  type DetallePlano,
} from '#domain/cargas/planos/plano-panel.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import { desdeIssues, type VersionVigente } from '#domain/cargas/planos/vigencia.ts'
import { TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { PlanoModel } from '#api/cargas/models/PlanoModel.ts'
import { selectVersiones } from '#api/cargas/plano-row.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { broken, conflict, notFound } from '#api/errors.ts'
import { findDetalle } from './versiones-plano.ts'

/** What a version of a layout says. */
interface VersionPedida {
  readonly nombre: string
  /** First day of its files, as it was typed. */
  readonly desde: string
  readonly definicion: unknown
}

interface PlanoPedido extends VersionPedida {
  readonly clave: string
  readonly tipo: TipoCargaId
}

/** Stores a layout that did not exist. Throws 403, 422 (`clave`, `nombre`, `desde`, `definicion…`). */
export async function crearPlano(actor: Actor, pedido: PlanoPedido): Promise<DetallePlano> {
  authorizeInstituto(actor, 'cargas.administrar')
  const clave = limpiarClave(pedido.clave)
  const definicion = revisada(pedido, [...nombrePlanoIssues(pedido), ...desdeIssues(pedido.desde, null)])
  return inTransaction(async () => {
    await holdTurno('planos')
    if (await findDetalle(clave))
      throw broken([
        { path: 'clave', code: 'repetida', message: `Ya hay un plano ${clave}: edítalo o usa otra clave.` },
      ])
    if ((await selectVersiones()).size >= PLANOS_MAX)
      throw conflict('limite', `Ya hay ${PLANOS_MAX} planos: edita uno que exista.`)
    return guardar(actor, 'plano.crear', { ...pedido, clave, version: 1, definicion })
  })
}

interface CambioPedido extends VersionPedida {
  readonly clave: string
  /** Newest version when the change began. */
  readonly version: number
}

/**
 * Stores another version of a layout: loads keep the one that read them. Throws 403, 404, 409 (`version` with the layout as it is now),
 * 422 (`nombre`, `desde`, `definicion…`).
 */
export async function guardarVersion(actor: Actor, pedido: CambioPedido): Promise<DetallePlano> {
  authorizeInstituto(actor, 'cargas.administrar')
  return inTransaction(async () => {
    const { clave, tipo, ultima } = await holdPlano(pedido.clave, pedido.version)
    const nombre = nombrePlanoIssues({ clave, nombre: pedido.nombre }).filter(({ path }) => path === 'nombre')
    const definicion = revisada({ ...pedido, tipo }, [...nombre, ...desdeIssues(pedido.desde, ultima)])
    return guardar(actor, 'plano.cambiar', { ...pedido, clave, tipo, version: ultima.version + 1, definicion })
  })
}

/** A layout that this transaction changes, with its newest version. Throws 404, 409. */
export async function holdPlano(
  clave: string,
  version: number,
): Promise<DetallePlano & { readonly ultima: VersionVigente & DetallePlano['versiones'][number] }> {
  await holdTurno('planos')
  const plano = await findDetalle(clave)
  const ultima = plano?.versiones[0]
  if (!plano || !ultima) throw notFound(`El plano ${clave}`)
  if (plano.version !== version) {
    const registro = { objeto: 'plano', objetoId: plano.clave } as const
    throw await staleVersion(registro, `cambió el plano ${plano.clave} mientras lo veías.`, { actual: plano })
  }
  if (plano.versiones.length >= VERSIONES_MAX)
    throw conflict('limite', `El plano ${plano.clave} ya tiene ${VERSIONES_MAX} versiones: haz otro.`)
  return { ...plano, ultima }
}

/** The checked definition. Throws 422 with its issues and `otros`. */
function revisada(
  { definicion, tipo }: Pick<PlanoPedido, 'definicion' | 'tipo'>,
  otros: readonly Issue[],
): DefinicionPlano {
  if (isDefinicionGrande(definicion)) throw broken([{ path: 'definicion', code: 'tamano', message: DEFINICION_GRANDE }])
  const revision = revisarDefinicion(definicion, TIPOS_CARGA[tipo])
  const issues = [...otros, ...('issues' in revision ? revision.issues : [])]
  if (issues.length > 0 || !('definicion' in revision)) throw broken(issues)
  return revision.definicion
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

type ActoPlano = 'plano.crear' | 'plano.cambiar' | 'plano.terminar'

interface FilaPlano {
  readonly clave: string
  readonly version: number
  readonly nombre: string
  readonly tipo: TipoCargaId
  readonly desde: string
  readonly definicion: DefinicionPlano
  /** Why it ends the layout. */
  readonly motivo?: string
}

/** Inserts a version, notes the act, and returns the layout as it is now. `desde` was checked. */
export async function guardar(actor: Actor, acto: ActoPlano, fila: FilaPlano): Promise<DetallePlano> {
  const { clave, version, tipo, desde, definicion, motivo } = fila
  const nombre = normalizeText(fila.nombre)
  const json = JSON.stringify(definicion)
  await insertRow(PlanoModel, {
    ...{ clave, version, nombre, tipo },
    definicion: json,
    vigente_desde: desde as PlainDate,
    fin_motivo: motivo ?? null,
    creado_at: nowAt(),
    creado_por: actor.id,
  })
  await logActo(actor, {
    acto,
    objeto: 'plano',
    objetoId: clave,
    // A version never changes: its hash proves what it said.
    despues: { clave, version, nombre, desde, huella: sha256(json), ...(motivo !== undefined && { nota: motivo }) },
  })
  const detalle = await findDetalle(clave)
  if (!detalle) throw notFound(`El plano ${clave}`)
  return detalle
}
