import type { Actor } from '#domain/acceso/actor.ts'
import type { AreaElegible, CategoriaElegible } from '#domain/cargas/movimientos/solicitud-de-renglon.ts'
import { TextoOficio } from '#domain/cargas/movimientos/texto-oficio.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { quincenaAbierta } from '#api/afiliacion/movimientos/quincena-abierta.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import type { CargaDeEntidad } from '#api/cargas/carga-row.ts'
import { asBoolean, selectRows } from '#api/db/sql.ts'
import { findOficio } from './oficio-de-carga.ts'

/** The oficio of a load, ready to say whom it names. */
export interface OficioComprobable {
  readonly archivoId: string
  readonly texto: TextoOficio
  /** Some of its pages can only be read by a person. */
  readonly tieneSinTexto: boolean
}

/** What all rows of a load are judged by. */
export interface ContextoMovimientos {
  readonly actor: Actor
  readonly carga: CargaDeEntidad
  /** Ordinal of the quincena that the window opens, and of the one in which the entity's requests land. */
  readonly ventana: number
  readonly quincena: number
  readonly areas: readonly AreaElegible[]
  /** Categories with a salary on a day. */
  readonly categoriasEn: (dia: PlainDate) => Promise<readonly CategoriaElegible[]>
  readonly oficio: OficioComprobable | null
}

export async function contextoMovimientos(actor: Actor, carga: CargaDeEntidad): Promise<ContextoMovimientos> {
  const { quincena: ventana } = await estadoVentana(actor, 'ALTA_BAJA_CAMBIO')
  const oficio = await findOficio(carga.id)
  const porDia = new Map<PlainDate, Promise<readonly CategoriaElegible[]>>()
  return {
    actor,
    carga,
    ventana,
    quincena: await quincenaAbierta(ventana, carga.entidadId),
    areas: await areasDe(carga.entidadId),
    categoriasEn: (dia) => {
      const known = porDia.get(dia) ?? categoriasEn(dia)
      porDia.set(dia, known)
      return known
    },
    oficio: oficio && {
      archivoId: oficio.archivoId,
      texto: new TextoOficio(oficio.texto),
      tieneSinTexto: oficio.sinTexto > 0,
    },
  }
}

interface FilaArea {
  readonly tipoId: number
  readonly dependenciaId: number
  readonly direccion: string
  readonly id: number
  readonly nombre: string
}

/** Active áreas of an entity with their posts. */
async function areasDe(entidadId: number): Promise<AreaElegible[]> {
  const areas = await selectRows<FilaArea>(
    `SELECT e.parent_id AS "tipoId", d.id AS "dependenciaId", d.nombre AS direccion, a.id, a.nombre
     FROM unidades e JOIN unidades d ON d.parent_id = e.id AND d.activo JOIN unidades a ON a.parent_id = d.id AND a.activo
     WHERE e.id = $1 ORDER BY a.id`,
    [entidadId],
  )
  const puestos = await selectRows<{ id: number; nombre: string; areaId: number; activo: unknown }>(
    `SELECT p.id, p.nombre, p.unidad_id AS "areaId", p.activo FROM puestos p
     JOIN unidades a ON a.id = p.unidad_id JOIN unidades d ON d.id = a.parent_id WHERE d.parent_id = $1 ORDER BY p.id`,
    [entidadId],
  )
  const porArea = new Map<number, { id: number; nombre: string }[]>()
  for (const { id, nombre, areaId, activo } of puestos)
    if (asBoolean(activo)) porArea.set(areaId, [...(porArea.get(areaId) ?? []), { id, nombre }])
  return areas.map(({ tipoId, dependenciaId, direccion, id, nombre }) => ({
    ids: [tipoId, entidadId, dependenciaId, id],
    ...{ direccion, nombre, puestos: porArea.get(id) ?? [] },
  }))
}

const categoriasEn = (dia: PlainDate): Promise<CategoriaElegible[]> =>
  selectRows<CategoriaElegible>(
    `SELECT c.clave, s.monto_centavos AS "sueldoCentavos" FROM categorias c JOIN sueldos s ON s.categoria_id = c.id
     WHERE c.activo AND (c.vigente_hasta IS NULL OR c.vigente_hasta >= $1) AND s.vigente_desde <= $1
       AND (s.vigente_hasta IS NULL OR s.vigente_hasta >= $1) ORDER BY c.orden, c.id`,
    [dia],
  )
