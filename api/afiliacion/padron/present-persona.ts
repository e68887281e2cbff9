import type { PersonaDetalle, PersonaResumen } from '#domain/afiliacion/persona.ts'
import { entidadByCodigo } from '#domain/identidad/entidades-federativas.ts'
import type { AfiliadoRow, ResumenRow } from './afiliado-row.ts'
import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'

/** The column Puesto: the person's post, else the área's name, else N/A (decisions §8). */
export function puestoOf(row: Pick<AfiliadoRow, 'puesto' | 'area'>): string {
  return row.puesto ?? row.area ?? 'N/A'
}

/** The same on our own screens, which say that it is the área: "área: Primer nivel". */
export function puestoEnPantalla({ puesto, area }: Pick<AfiliadoRow, 'puesto' | 'area'>): string {
  if (puesto !== null) return puesto
  return area === null ? 'N/A' : `área: ${area}`
}

export function presentPersonaResumen(row: ResumenRow): PersonaResumen {
  return {
    id: row.id,
    interno: row.interno,
    nombre: row.nombre,
    apellidoPaterno: row.apellido_paterno,
    apellidoMaterno: row.apellido_materno,
    curp: row.curp,
    rfc: row.rfc,
    nss: row.nss ?? '',
    noEmpleado: row.noempleado,
    situacion: row.situacion,
    adscripcion: row.adscripcion ?? '',
    dependencia: row.dependencia ?? '',
    area: row.area ?? '',
    puesto: puestoEnPantalla(row),
    categoria: row.categoria ?? '',
    sueldoCentavos: row.sueldo_centavos,
    fechaAlta: row.fecha_alta,
  }
}

export function presentPersonaDetalle(
  row: AfiliadoRow,
  documentos: readonly DocumentoExpediente[],
  nombres: Pick<
    PersonaDetalle,
    'actions' | 'estadoCivil' | 'nacionalidad' | 'movimientoAbierto' | 'tramites' | 'relojes'
  >,
): PersonaDetalle {
  const foto = documentos.find(
    (documento) => documento.tipo === 'foto' && documento.vigente && documento.enTramite === null,
  )
  return {
    ...presentPersonaResumen(row),
    version: row.version,
    sexo: row.sexo,
    fechaNacimiento: row.fecha_nacimiento,
    lugarNacimiento: entidadByCodigo(row.codigo_entidad_nacimiento)?.nombre ?? '',
    ...nombres,
    correo: row.correo,
    telefono: row.telefono,
    domicilio: {
      calleNumero: row.calle_numero,
      calle2: row.calle2,
      colonia: row.fraccionamiento,
      codigoPostal: row.codigo_postal,
      localidad: row.localidad,
      municipio: row.municipio,
      estado: row.estado,
      // The documented value has no accent; what a person reads does.
      pais: row.pais === 'Mexico' ? 'México' : row.pais,
    },
    entidad: row.entidad ?? '',
    nombreCategoria: row.nombre_categoria ?? '',
    foto: foto?.archivo.id ?? null,
    documentos,
  }
}
