import { quincenasOfYear } from '#domain/calendario/quincena.ts'
import {
  quincenasAbiertas,
  type CerradasDeEntidad,
  type EntidadAbierta,
  type VidaEntidad,
} from '#domain/fondos/cair/anio-rendimiento.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'

/** Quincenas of a year that an entity with people, or with closes of that year, has not closed yet. */
export async function loadQuincenasAbiertas(anio: number): Promise<EntidadAbierta[]> {
  const first = await selectRow<{ quincena: number | null }>(
    `SELECT MIN(quincena) AS quincena FROM cierres WHERE estado = 'cerrado'`,
  )
  const quincenas = quincenasOfYear(anio)
  const rows = await selectRows<VidaEntidad & { entidad: string; id: number; quincena: number | null }>(
    `SELECT u.id, u.nombre AS entidad, k.quincena,
            (SELECT MIN(v.desde) FROM unidad_vigencias v WHERE v.unidad_id = u.id) AS desde,
            (SELECT v.hasta FROM unidad_vigencias v WHERE v.unidad_id = u.id ORDER BY v.desde DESC, v.id DESC LIMIT 1) AS hasta
     FROM unidades u
       LEFT JOIN cierres k ON k.entidad_id = u.id AND k.estado = 'cerrado' AND k.quincena BETWEEN $1 AND $2
     WHERE u.nivel = 1 AND (k.id IS NOT NULL
       OR EXISTS (SELECT 1 FROM afiliados a WHERE a.nivel1_id = u.id AND a.situacion IN ('A', 'L')))
     ORDER BY u.nombre, u.id`,
    [quincenas[0] ?? 0, quincenas.at(-1) ?? 0],
  )
  const entidades = new Map<number, CerradasDeEntidad & { readonly cerradas: Set<number> }>()
  for (const { id, entidad, desde, hasta, quincena } of rows) {
    const own = entidades.get(id) ?? { entidad, desde, hasta, cerradas: new Set<number>() }
    if (quincena !== null) own.cerradas.add(quincena)
    entidades.set(id, own)
  }
  return quincenasAbiertas(anio, first?.quincena ?? null, [...entidades.values()])
}
