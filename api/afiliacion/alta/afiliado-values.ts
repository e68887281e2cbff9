import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { calleNumeroDe, domicilioPartidoDe } from '#domain/afiliacion/datos/calle-numero.ts'
import type { CurpLeida, SexoCurp } from '#domain/identidad/curp.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import type { AfiliadoOrgModel } from '#api/afiliacion/models/AfiliadoOrgModel.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { broken } from '#api/errors.ts'
import { nowAt } from '#api/clock.ts'
import type { Cadena } from '#api/afiliacion/movimientos/cadena.ts'
import type { CategoriaVigente } from './categoria-vigente.ts'
import { plegarNombre } from '#api/afiliacion/padron/nombre-plegado.ts'

/** The padrón's letter for the sex that a CURP prints (decisions §8). */
export const SEXO_PADRON: Readonly<Record<SexoCurp, 'M' | 'F' | 'X'>> = { H: 'M', M: 'F', X: 'X' }

/** What a CURP says, or 422 at `path`: without a birth day that exists there is no record to keep. */
export function readCurp(curp: string, path: string): CurpLeida {
  const leida = parseCurp(curp)
  if (leida) return leida
  const message = 'CURP inválida: la fecha de nacimiento no existe'
  throw broken([{ path, code: 'fecha_inexistente', message }])
}

/** Columns of `afiliados` that the personal data set. `datos` are normalised and judged. */
export function afiliadoValues(datos: DatosPersonales) {
  const leida = readCurp(datos.curp, 'datosPersonales.curp')
  return {
    curp: datos.curp,
    rfc: datos.rfcBase + datos.rfcHomo,
    nss: datos.nss === '' ? null : datos.nss,
    nombre: datos.nombres,
    apellido_paterno: datos.apellidoPaterno,
    apellido_materno: datos.apellidoMaterno,
    nombre_plegado: plegarNombre(datos),
    fecha_nacimiento: leida.fechaNacimiento,
    codigo_entidad_nacimiento: leida.codigoEntidad,
    sexo: SEXO_PADRON[leida.sexo],
    nacionalidad: datos.nacionalidad,
    noempleado: datos.numEmpleado,
    correo: datos.email,
    telefono: datos.telefono,
    ...domicilioValues(datos),
    actualizado_at: nowAt(),
  }
}

function domicilioValues(datos: DatosPersonales) {
  const { calle2, domicilioOCR: block } = datos
  const { calle, numeroExterior, numeroInterior } = domicilioPartidoDe(datos)
  return {
    calle_numero: calleNumeroDe(datos),
    calle,
    numero_exterior: numeroExterior,
    numero_interior: numeroInterior,
    calle2,
    fraccionamiento: block.colonia,
    codigo_postal: block.cp,
    localidad: block.localidad,
    municipio: block.municipio,
    estado: block.entidad,
  }
}

/** Columns of `afiliados` that the place in the institute sets. */
export function lugarValues(cadena: Cadena, categoria: CategoriaVigente) {
  const [nivel0, nivel1, nivel2, nivel3] = cadena.ids
  return {
    nivel0_id: nivel0,
    nivel1_id: nivel1,
    nivel2_id: nivel2,
    nivel3_id: nivel3,
    categoria_id: categoria.id,
    sueldo_centavos: categoria.sueldoCentavos,
  }
}

/** Columns of `afiliado_org` but the person and when it was made. */
export type ValoresOrg = Pick<
  RowOf<AfiliadoOrgModel>,
  | 'nivel0_id'
  | 'nivel1_id'
  | 'nivel2_id'
  | 'nivel3_id'
  | 'clave_organica_0'
  | 'clave_organica_1'
  | 'clave_organica_2'
  | 'clave_organica_3'
  | 'orgs1'
  | 'orgs2'
  | 'orgs3'
  | 'orgs4'
  | 'categoria_id'
  | 'sueldo_centavos'
>

/** Columns of `afiliado_org`: the link with names and keys as they were on the day. */
export function orgValues(cadena: Cadena, categoria: CategoriaVigente): ValoresOrg {
  const [clave0 = '', clave1 = '', clave2 = '', clave3 = ''] = cadena.claves
  const [nombre0 = '', nombre1 = '', nombre2 = '', nombre3 = ''] = cadena.nombres
  return {
    nivel0_id: cadena.ids[0],
    nivel1_id: cadena.ids[1],
    nivel2_id: cadena.ids[2],
    nivel3_id: cadena.ids[3],
    clave_organica_0: clave0,
    clave_organica_1: clave1,
    clave_organica_2: clave2,
    clave_organica_3: clave3,
    orgs1: nombre0,
    orgs2: nombre1,
    orgs3: nombre2,
    orgs4: nombre3,
    categoria_id: categoria.id,
    sueldo_centavos: categoria.sueldoCentavos,
  }
}
