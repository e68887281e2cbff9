import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { joinDomicilio } from '#domain/afiliacion/datos/split-domicilio.ts'
import { SEXO_PADRON } from '#api/afiliacion/alta/afiliado-values.ts'
import { plegarNombre } from '#api/afiliacion/padron/nombre-plegado.ts'
import type { Bind } from '#api/db/sql.ts'
import { titleCase } from '#seeds/demo/title-case.ts'
import type { AfiliadoDemo } from './afiliado-demo.ts'
import { nacionalidadFicticia } from '#seeds/demo/personas/nacionalidad-ficticia.ts'

/** Keys of the catalogue, the common ones more often. */
const ESTADOS_CIVILES = ['CASADO', 'SOLTERO', 'CASADO', 'UNION_LIBRE', 'CASADO', 'SOLTERO', 'DIVORCIADO', 'VIUDO']

/** Columns of `afiliados` for one of the demo, by name: the same that an alta sets. */
export function afiliadoValues(
  afiliado: AfiliadoDemo,
  situacion: LetraSituacion,
  fechaAlta: PlainDate,
): Record<string, Bind> {
  const { persona, lugar, categoria } = afiliado
  const at = `${fechaAlta}T15:20:00.000Z`
  return {
    id: afiliado.id,
    interno: afiliado.interno,
    curp: persona.curp,
    rfc: persona.rfc,
    nss: persona.nss,
    nombre: afiliado.nombres,
    apellido_paterno: afiliado.apellidoPaterno,
    apellido_materno: afiliado.apellidoMaterno,
    nombre_plegado: plegarNombre(afiliado),
    fecha_nacimiento: persona.fechaNacimiento,
    codigo_entidad_nacimiento: persona.codigoEntidad,
    sexo: SEXO_PADRON[persona.sexo],
    nacionalidad: nacionalidadFicticia(persona),
    estado_civil: ESTADOS_CIVILES[afiliado.id % ESTADOS_CIVILES.length] ?? '',
    noempleado: afiliado.noempleado,
    correo: persona.correo,
    telefono: persona.telefono,
    ...domicilioValues(afiliado),
    fecha_alta: fechaAlta,
    situacion,
    nivel0_id: lugar.ids[0],
    nivel1_id: lugar.ids[1],
    nivel2_id: lugar.ids[2],
    nivel3_id: lugar.ids[3],
    puesto_id: afiliado.puestoId,
    categoria_id: categoria.id,
    sueldo_centavos: categoria.sueldoCentavos,
    creado_at: at,
    actualizado_at: at,
  }
}

/** Columns of `afiliados` that say where somebody lives. */
export function domicilioValues({ persona: { domicilio } }: AfiliadoDemo): Record<string, Bind> {
  const { numeroExterior, numeroInterior } = domicilio
  const calle = titleCase(`${domicilio.tipoVialidad} ${domicilio.nombreVialidad}`)
  return {
    calle_numero: joinDomicilio({ calle, numeroExterior, numeroInterior }),
    calle,
    numero_exterior: numeroExterior,
    numero_interior: numeroInterior,
    fraccionamiento: titleCase(domicilio.colonia),
    codigo_postal: domicilio.codigoPostal,
    localidad: titleCase(domicilio.localidad),
    municipio: titleCase(domicilio.municipio),
    estado: titleCase(domicilio.entidad),
  }
}

/** Columns of `afiliado_org`, by name: the place as it was on the day. */
export function orgValues({ id, orgId, lugar, categoria }: AfiliadoDemo, fechaAlta: PlainDate): Record<string, Bind> {
  return {
    id: orgId,
    afiliado_id: id,
    ...Object.fromEntries(lugar.ids.map((unidadId, nivel) => [`nivel${nivel}_id`, unidadId])),
    ...Object.fromEntries(lugar.claves.map((clave, nivel) => [`clave_organica_${nivel}`, clave])),
    ...Object.fromEntries(lugar.nombres.map((nombre, nivel) => [`orgs${nivel + 1}`, nombre])),
    categoria_id: categoria.id,
    sueldo_centavos: categoria.sueldoCentavos,
    creado_at: `${fechaAlta}T15:20:00.000Z`,
  }
}
