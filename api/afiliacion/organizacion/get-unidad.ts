import type { Actor } from '#domain/acceso/actor.ts'
import type { SolicitudActo } from '#domain/organica/acto-organico.ts'
import type { CargoPanel, DetalleUnidad } from '#domain/organica/arbol.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { findRow } from '#api/db/find-row.ts'
import { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import { selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { selectProgramados } from '#api/organica/edicion/programado-row.ts'

/** A unit with what it was, who answers for it and its posts. Throws 404. */
export async function getUnidad(actor: Actor, id: number): Promise<DetalleUnidad> {
  authorizeInstituto(actor, 'organica.administrar')
  const unidad = await findRow(UnidadModel, { id }, ['id', 'nivel', 'nombre'])
  if (!unidad) throw notFound('La unidad')
  const [vigencias, cargos, puestos, programados] = await Promise.all([
    selectRows<VigenciaConActo>(
      `SELECT v.desde, v.hasta, v.nombre, COALESCE(p.nombre, '') AS padre, COALESCE(a.documento, '') AS documento, a.datos
       FROM unidad_vigencias v LEFT JOIN unidades p ON p.id = v.parent_id LEFT JOIN organica_actos a ON a.id = v.acto_id
       WHERE v.unidad_id = $1 ORDER BY v.desde DESC`,
      [id],
    ),
    selectCargos(id),
    selectRows<DetalleUnidad['puestos'][number]>(
      `SELECT p.id, p.nombre, (SELECT COUNT(*) FROM afiliados a WHERE a.puesto_id = p.id AND a.nivel3_id = p.unidad_id
         AND a.situacion IN ('A', 'L')) AS personas
       FROM puestos p WHERE p.unidad_id = $1 AND p.activo ORDER BY p.nombre, p.id`,
      [id],
    ),
    selectProgramados(id),
  ])
  return { ...unidad, vigencias: vigencias.map(presentVigencia), cargos, puestos, programados }
}

type VigenciaConActo = Omit<DetalleUnidad['vigencias'][number], 'archivo'> & { readonly datos: string | null }

function presentVigencia({ datos, ...vigencia }: VigenciaConActo): DetalleUnidad['vigencias'][number] {
  // Acts of before there were files have none.
  const { archivo = null } = JSON.parse(datos ?? '{}') as Partial<SolicitudActo>
  return { ...vigencia, archivo }
}

/** Who answers and answered for a unit, the newest first. */
export function selectCargos(unidadId: number): Promise<CargoPanel[]> {
  return selectRows<CargoPanel>(
    `SELECT id, cargo, nombre, curp, desde, hasta FROM unidad_cargos WHERE unidad_id = $1 ORDER BY desde DESC, id DESC`,
    [unidadId],
  )
}
