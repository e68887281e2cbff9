import { writtenName } from '#domain/identidad/nombre.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { asBoolean } from '#api/db/sql.ts'
import type { AfiliadoRow } from './afiliado-row.ts'
import { puestoOf } from './present-persona.ts'
import type { RegistroPadron } from '#domain/afiliacion/documentadas.ts'

/** One literal: joined of parts it would cost a hundred times as much, and a search gives a thousand of them. */
export function presentPadron(row: AfiliadoRow, movimientoAbierto = ''): RegistroPadron {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  return {
    ID: row.id,
    FOLIO: row.id,
    INTERNO: row.interno,
    INTERNO_TEXTO: formatInterno(row.interno),
    FULLNAME: writtenName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural'),
    NOMBRE: nombres,
    APELLIDO_PATERNO: apellidoPaterno,
    APELLIDO_MATERNO: apellidoMaterno,
    CURP: row.curp,
    RFC: row.rfc,
    NOEMPLEADO: row.noempleado,
    FECHA_NACIMIENTO: row.fecha_nacimiento,
    SEGURO_SOCIAL: row.nss ?? '',
    SEXO: row.sexo,
    ESTADO_CIVIL: row.estado_civil,
    NACIONALIDAD: row.nacionalidad,
    CALLE_NUMERO: row.calle_numero,
    CALLE2: row.calle2,
    FRACCIONAMIENTO: row.fraccionamiento,
    CODIGO_POSTAL: row.codigo_postal,
    LOCALIDAD: row.localidad,
    MUNICIPIO: row.municipio,
    ESTADO: row.estado,
    PAIS: row.pais,
    TELEFONO: row.telefono,
    CELULAR: row.celular,
    EMAIL: row.correo,
    DEPENDIENTES: row.dependientes,
    POSEE_INMUEBLES: asBoolean(row.posee_inmuebles),
    FECHA_CARTA: row.fecha_carta ?? '',
    FECHA_ALTA: row.fecha_alta,
    EXPEDIENTE: row.expediente,
    F_EXPEDIENTE: row.f_expediente ?? '',
    ORGANICA_0: row.clave_0 ?? '',
    ORGANICA_1: row.clave_1 ?? '',
    ORGANICA_2: row.clave_2 ?? '',
    ORGANICA_3: row.clave_3 ?? '',
    ORGANICA_SUELDO: centavosToPesos(row.sueldo_centavos),
    ORGANICA_ACTIVO: row.situacion,
    PUESTO: puestoOf(row),
    ENTIDAD: row.adscripcion ?? '',
    MOVIMIENTO_ABIERTO: movimientoAbierto,
    AJENA: false,
  }
}

/** Fields of another dependency's person that an exact key shows (decisions §2). */
const NOMBRE_Y_SITUACION = ['FULLNAME', 'NOMBRE', 'APELLIDO_PATERNO', 'APELLIDO_MATERNO', 'ORGANICA_ACTIVO'] as const

/** Fields of a person with history until the desk gives the whole CURP (decisions §9, "Found, not shown"). */
const SIN_CURP = [...NOMBRE_Y_SITUACION, 'FECHA_ALTA', 'ENTIDAD'] as const

/** The same record with nothing but name, situation, last period and entity: empty texts, zeros. */
export function presentEncontrado(row: AfiliadoRow): RegistroPadron {
  return presentOnly(row, SIN_CURP)
}

/** The same record with nothing but name and situation. */
export function presentAjena(row: AfiliadoRow): RegistroPadron {
  return presentOnly(row, NOMBRE_Y_SITUACION)
}

function presentOnly(row: AfiliadoRow, visibles: readonly (keyof RegistroPadron)[]): RegistroPadron {
  const record = presentPadron(row)
  const values = record as unknown as Record<string, string | number | boolean>
  const shown: ReadonlySet<string> = new Set(visibles)
  for (const [key, value] of Object.entries(values))
    if (!shown.has(key)) values[key] = typeof value === 'string' ? '' : typeof value === 'number' ? 0 : false
  return { ...record, AJENA: true }
}
