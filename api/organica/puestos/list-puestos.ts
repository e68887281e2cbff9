import type { Actor } from '#domain/acceso/actor.ts'
import type { CatalogoPuestos, RenglonPuestos, TipoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { selectRows } from '#api/db/sql.ts'
import { plazoSueldo } from './sueldo-row.ts'

type Row = Omit<RenglonPuestos, 'tipo' | 'sueldo'> & Partial<NonNullable<RenglonPuestos['sueldo']>>

const UNIDADES = `SELECT u.id, u.version, u.nombre, '' AS detalle, u.parent_id AS "padreId", NULL AS hasta, 0 AS personas
  FROM unidades u WHERE u.activo AND u.nivel = `

const SQL = {
  adscripcion: `${UNIDADES}1`,
  direccion: `${UNIDADES}2`,
  area: `${UNIDADES}3`,
  puesto: `SELECT p.id, p.version, p.nombre, '' AS detalle, p.unidad_id AS "padreId", p.vigente_hasta AS hasta,
      COALESCE(n.personas, 0) AS personas
    FROM puestos p JOIN unidades u ON u.id = p.unidad_id LEFT JOIN (
      SELECT puesto_id, COUNT(*) AS personas FROM afiliados WHERE puesto_id IS NOT NULL GROUP BY puesto_id) n ON n.puesto_id = p.id
    WHERE p.activo AND u.activo`,
  categoria: `SELECT c.id, c.version, c.clave AS nombre, CASE WHEN c.nombre = c.clave THEN '' ELSE c.nombre END AS detalle, NULL AS "padreId", c.vigente_hasta AS hasta,
      COALESCE(n.personas, 0) AS personas
    FROM categorias c LEFT JOIN (
      SELECT categoria_id, COUNT(*) AS personas FROM afiliados WHERE categoria_id IS NOT NULL GROUP BY categoria_id) n
      ON n.categoria_id = c.id
    WHERE c.activo`,
  sueldo: `SELECT s.id, s.version, '' AS nombre, '' AS detalle, s.categoria_id AS "padreId", s.vigente_hasta AS hasta,
      0 AS personas, s.monto_centavos AS "montoCentavos", s.vigente_desde AS desde
    FROM sueldos s JOIN categorias c ON c.id = s.categoria_id WHERE c.activo`,
} as const satisfies Record<TipoCatalogo, string>

/** Everything that the catalogue of posts and categories shows: the six lists, salaries with all their days. */
export async function listPuestosCategorias(actor: Actor): Promise<CatalogoPuestos> {
  authorizeInstituto(actor, 'puestos.administrar')
  const renglones: RenglonPuestos[] = []
  const { compare } = new Intl.Collator('es', { numeric: true })
  for (const tipo of Object.keys(SQL) as TipoCatalogo[]) {
    const rows = await selectRows<Row>(SQL[tipo])
    const sorted = rows.sort(
      (a, b) => compare(a.nombre, b.nombre) || compare(a.desde ?? '', b.desde ?? '') || a.id - b.id,
    )
    renglones.push(...sorted.map((row) => present(tipo, row)))
  }
  return { renglones, plazo: plazoSueldo() }
}

function present(tipo: TipoCatalogo, { montoCentavos, desde, ...row }: Row): RenglonPuestos {
  const sueldo = montoCentavos === undefined || desde === undefined ? null : { montoCentavos, desde }
  return { tipo, ...row, sueldo }
}
