import type { Actor } from '#domain/acceso/actor.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { DetallePlano, PlanoListado, VersionPlano } from '#domain/cargas/planos/plano-panel.ts'
import { estadoDePlano, hastaDe, ultimaVersion } from '#domain/cargas/planos/vigencia.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { definicionGuardada, selectPlanosPorId, selectVersiones } from '#api/cargas/plano-row.ts'
import type { PlanoModel } from '#api/cargas/models/PlanoModel.ts'
import { today } from '#api/clock.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

/** The layouts by key, each with its newest version and the loads of all of them. */
export async function selectPlanos(): Promise<PlanoListado[]> {
  const versiones = await selectVersiones()
  const cargas = await selectRows<{ clave: string; cargas: number }>(
    'SELECT p.clave, COUNT(*) AS cargas FROM planos p JOIN cargas c ON c.plano_id = p.id GROUP BY p.clave',
  )
  const ultimas = [...versiones.values()].flatMap((suyas) => ultimaVersion(suyas) ?? [])
  const planos = await selectPlanosPorId(ultimas.map(({ id }) => id))
  const hoy = today()
  return planos.map(({ clave, nombre, tipo, version, definicion }) => {
    const suyas = versiones.get(clave) ?? []
    return {
      ...{ clave, nombre, tipo, version },
      formato: definicion.formato,
      desde: ultimaVersion(suyas)?.desde ?? hoy,
      estado: estadoDePlano(suyas, hoy),
      cargas: cargas.find((each) => each.clave === clave)?.cargas ?? 0,
    }
  })
}

/** The layouts for those who administer them. Throws 403. */
export async function planosAdministrados(actor: Actor): Promise<{ readonly planos: readonly PlanoListado[] }> {
  authorizeInstituto(actor, 'cargas.administrar')
  return { planos: await selectPlanos() }
}

type Row = Pick<RowOf<PlanoModel>, 'clave' | 'version' | 'nombre' | 'tipo' | 'definicion'> &
  RowAs<PlanoModel, { desde: 'vigente_desde'; finMotivo: 'fin_motivo'; creadoAt: 'creado_at' }> &
  LeftJoined<RowAs<UsuarioModel, { usuario: 'nombre' }>> & { readonly cargas: number }

/** A layout with its versions. Throws 403, 404. */
export async function detallePlano(actor: Actor, { clave }: { readonly clave: string }): Promise<DetallePlano> {
  authorizeInstituto(actor, 'cargas.administrar')
  const detalle = await findDetalle(clave)
  if (!detalle) throw notFound(`El plano ${clave}`)
  return detalle
}

/** A layout with its versions, the newest first; null if no layout has this key. */
export async function findDetalle(clave: string): Promise<DetallePlano | null> {
  const rows = await selectRows<Row>(
    `SELECT p.clave, p.version, p.nombre, p.tipo, p.definicion, p.vigente_desde AS desde, p.fin_motivo AS "finMotivo",
       p.creado_at AS "creadoAt", u.nombre AS usuario, (SELECT COUNT(*) FROM cargas c WHERE c.plano_id = p.id) AS cargas
     FROM planos p LEFT JOIN usuarios u ON u.id = p.creado_por WHERE upper(p.clave) = upper($1) ORDER BY p.version DESC`,
    [clave],
  )
  const [ultima] = rows
  if (!ultima) return null
  const vigencias = rows.map(({ version, desde, finMotivo }) => ({ version, desde, termina: finMotivo !== null }))
  return {
    clave: ultima.clave,
    nombre: ultima.nombre,
    tipo: ultima.tipo,
    version: ultima.version,
    estado: estadoDePlano(vigencias, today()),
    versiones: rows.map((row) => presentVersion(row, hastaDe(vigencias, row.version))),
  }
}

const presentVersion = (row: Row, hasta: PlainDate | null): VersionPlano => ({
  version: row.version,
  nombre: row.nombre,
  desde: row.desde,
  hasta,
  termina: row.finMotivo !== null,
  motivo: row.finMotivo ?? '',
  definicion: definicionGuardada(row.definicion),
  cargas: row.cargas,
  creadoAt: row.creadoAt,
  usuario: row.usuario ?? '',
})
