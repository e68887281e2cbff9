import { runSql } from '#test/support/portal/portal-database.ts'
import type { Portal } from '#test/support/portal/portal.ts'

/** Three people in two areas of Educación since 2020, and its last quincena of 2025 closed with one of them: 400.00 and 200.00. */
export async function ponerAnioPasado(portal: Portal): Promise<void> {
  const areas = await runSql<{ id: number; nombre: string; n2: number; n1: number; n0: number }>(
    portal,
    `SELECT a.id, a.nombre, d.id AS n2, e.id AS n1, e.parent_id AS n0 FROM unidades a
     JOIN unidades d ON d.id = a.parent_id JOIN unidades e ON e.id = d.parent_id
     WHERE e.nombre = 'Secretaría de Educación' AND a.nombre IN ('Recursos Humanos', 'Recursos Materiales') ORDER BY a.nombre`,
  )
  const [humanos, materiales] = areas
  for (const [i, area] of [humanos, materiales, materiales].entries())
    await runSql(
      portal,
      `INSERT INTO afiliados (interno, curp, nombre, apellido_paterno, nombre_plegado, fecha_nacimiento, sexo, fecha_alta, situacion,
         nivel0_id, nivel1_id, nivel2_id, nivel3_id, creado_at, actualizado_at)
       VALUES ($1, $2, $3, 'Prueba', $4, '1980-01-01', 'F', '2020-02-01', 'A', $5, $6, $7, $8, $9, $9)`,
      [
        9001 + i,
        `CURP-900${i}`,
        `Persona ${i}`,
        `prueba persona ${i}`,
        area!.n0,
        area!.n1,
        area!.n2,
        area!.id,
        '2020-02-01T12:00:00.000Z',
      ],
    )
  const [cierre] = await runSql<{ id: number }>(
    portal,
    `INSERT INTO cierres (entidad_id, quincena, estado, personas, creado_at, cerrado_at, parametro_id)
     VALUES ($1, $2, 'cerrado', 1, $3, $3, (SELECT MIN(id) FROM fondos_parametros)) RETURNING id`,
    [humanos!.n1, 2025 * 24 + 23, '2026-01-05T18:00:00.000Z'],
  )
  const persona = `(SELECT id FROM afiliados WHERE interno = 9002)`
  await runSql(
    portal,
    `INSERT INTO cierre_personas (cierre_id, afiliado_id, interno, nombre, nombre_orden, nivel2_id, nivel3_id, categoria, dias,
       sueldo_centavos, hechos)
     VALUES ($1, ${persona}, 9002, 'Prueba, Persona 1', 'PRUEBA PERSONA 1', $2, $3, '20B', 15, 800000, '[]')`,
    [cierre!.id, materiales!.n2, materiales!.id],
  )
  for (const [clave, parte, importe] of [
    ['FAA', 'afiliado', 40_000],
    ['FAE', 'entidad', 20_000],
  ] as const)
    await runSql(
      portal,
      `INSERT INTO aportaciones (cierre_id, afiliado_id, corrige, origen, fondo, clave, parte, obligado, base_centavos, tasa, importe_centavos)
       VALUES ($1, ${persona}, $2, 'ordinaria', 'fondo_ahorro', $3, $4, 'entidad', 800000, 50000, $5)`,
      [cierre!.id, 2025 * 24 + 23, clave, parte, importe],
    )
  await runSql(
    portal,
    `INSERT INTO cierre_totales (cierre_id, origen, clave, fondo, parte, obligado, personas, base_centavos, importe_centavos)
     SELECT cierre_id, origen, clave, fondo, parte, obligado, 1, base_centavos, importe_centavos FROM aportaciones WHERE cierre_id = $1`,
    [cierre!.id],
  )
}
