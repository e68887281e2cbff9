import { runSql } from '#test/support/portal/portal-database.ts'
import type { Portal } from '#test/support/portal/portal.ts'

const DESDE = `FROM unidades d JOIN unidades c ON c.id = d.parent_id JOIN unidades b ON b.id = c.parent_id
  WHERE d.nivel = 3 AND b.nombre = 'Secretaría de Salud' ORDER BY d.id LIMIT 1`

/**
 * People of Salud with a post, a category and a salary, as they would be after years of altas: internal numbers 800001 on.
 * Gives the id of their entity.
 */
export async function ponerPersonas(portal: Pick<Portal, 'databaseUrl'>, cuantas: number): Promise<number> {
  const [lugar] = await runSql<Record<'n0' | 'n1' | 'n2' | 'n3', number | string>>(
    portal,
    `SELECT b.parent_id AS n0, b.id AS n1, c.id AS n2, d.id AS n3 ${DESDE}`,
  )
  const { n0 = 0, n1 = 0, n2 = 0, n3 = 0 } = lugar ?? {}
  const place = 'nivel0_id, nivel1_id, nivel2_id, nivel3_id, categoria_id, sueldo_centavos'
  const values = `${n0}, ${n1}, ${n2}, ${n3}, (SELECT id FROM categorias WHERE clave = '20B'), 1233575`
  const at = `'2025-12-01T12:00:00.000Z'`
  await runSql(
    portal,
    `INSERT INTO afiliados (${place}, interno, curp, nombre, apellido_paterno, nombre_plegado, fecha_nacimiento, sexo, fecha_alta,
       situacion, creado_at, actualizado_at)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${cuantas})
     SELECT ${values}, 800000 + i, 'CORTADO00000' || CAST(800000 + i AS TEXT), 'Persona ' || CAST(i AS TEXT), 'Prueba',
       'prueba persona ' || CAST(i AS TEXT), '1980-01-01', 'F', '2020-01-16', 'A', ${at}, ${at} FROM n`,
  )
  await runSql(
    portal,
    `INSERT INTO afiliado_org (${place}, afiliado_id, clave_organica_0, clave_organica_1, clave_organica_2, clave_organica_3,
       orgs1, orgs2, orgs3, orgs4, creado_at)
     SELECT ${place}, id, '', '', '', '', '', '', '', '', creado_at FROM afiliados WHERE interno > 800000`,
  )
  // PostgreSQL's driver gives a large integer as text.
  return Number(n1)
}
