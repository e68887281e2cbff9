import { DOCUMENTOS_ALTA } from '#domain/afiliacion/borrador.ts'
import { NOMBRE_PAPEL } from '#domain/afiliacion/tipos/papel.ts'
import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { listExpediente } from '#api/afiliacion/expediente/list-expediente.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import {
  renglonesPersona,
  renglonesPuesto,
  renglonQuincena,
  renglonRecibido,
  type Renglon,
  type Seccion,
} from './renglon.ts'

/** In the order of the paper. */
const DOCUMENTOS = [...DOCUMENTOS_ALTA, 'foto'] as const

/** What the receipt of an alta says: the person, the post she takes, and the papers of her expediente. */
export async function seccionesAlta(row: MovimientoRow): Promise<Seccion[]> {
  const laborales: Renglon[] = [
    ...renglonesPuesto(row),
    ['Fecha de ingreso', formatFechaLarga(row.fecha)],
    renglonQuincena(row),
  ]
  return [
    { titulo: 'Persona', renglones: renglonesPersona(row) },
    { titulo: 'Datos laborales', renglones: laborales },
    { titulo: 'Documentos recibidos', renglones: await documentos(row.afiliado_id) },
  ]
}

async function documentos(afiliadoId: number): Promise<Renglon[]> {
  const vigentes = (await listExpediente(afiliadoId)).filter((documento) => documento.vigente)
  return DOCUMENTOS.flatMap((tipo): Renglon[] => {
    const documento = vigentes.find((each) => each.tipo === tipo)
    if (documento) return [renglonRecibido(NOMBRE_PAPEL[tipo], documento.archivo.nombre)]
    return tipo === 'carta' ? [[NOMBRE_PAPEL[tipo], 'Pendiente']] : []
  })
}
