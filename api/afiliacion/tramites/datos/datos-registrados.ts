import type { DatosLaboralesEnCaptura } from '#domain/afiliacion/datos/datos-laborales.ts'
import { normalizeDatosPersonales, type DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { splitRfc } from '#domain/identidad/rfc.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'

/** The personal data on file in the form's shape, with the photo's file where it is asked for; the address as its own, not the constancia's. */
export function datosPersonalesDe(row: AfiliadoRow, foto: string | null = null): DatosPersonales {
  return normalizeDatosPersonales({
    nombres: row.nombre,
    apellidoPaterno: row.apellido_paterno,
    apellidoMaterno: row.apellido_materno,
    sinSegundoApellido: row.apellido_materno === '',
    curp: row.curp,
    nacionalidad: row.nacionalidad,
    ...splitRfc(row.rfc),
    nss: row.nss ?? '',
    numEmpleado: row.noempleado,
    email: row.correo,
    telefono: row.telefono,
    domicilio: row.calle_numero,
    calle2: row.calle2,
    usarDireccionCsf: false,
    domicilioOCR: {
      cp: row.codigo_postal,
      colonia: row.fraccionamiento,
      localidad: row.localidad,
      municipio: row.municipio,
      entidad: row.estado,
    },
    foto: foto ?? '',
  })
}

/** Where the person works and with what category, without a date: each procedure has its own. */
export function datosLaboralesDe(row: AfiliadoRow): DatosLaboralesEnCaptura {
  return {
    entidad: row.nivel0_id,
    adscripcion: row.nivel1_id,
    dependencia: row.nivel2_id,
    area: row.nivel3_id,
    categoria: row.categoria ?? '',
    nombreCategoria: row.nombre_categoria ?? '',
    salario: centavosToPesos(row.sueldo_centavos),
  }
}
