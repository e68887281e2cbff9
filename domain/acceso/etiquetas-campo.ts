/** What the fields of records are called, by the name that the bitácora keeps; other names are read as words. */
const ETIQUETAS: Readonly<Record<string, string>> = {
  curp: 'CURP',
  rfc: 'RFC',
  nss: 'NSS',
  interno: 'No. interno',
  noempleado: 'No. de empleado',
  num_empleado: 'No. de empleado',
  nombre: 'Nombre',
  nombres: 'Nombre(s)',
  apellido_paterno: 'Apellido paterno',
  apellido_materno: 'Apellido materno',
  sin_segundo_apellido: 'Sin segundo apellido',
  fecha_nacimiento: 'Fecha de nacimiento',
  codigo_entidad_nacimiento: 'Entidad de nacimiento',
  sexo: 'Sexo',
  nacionalidad: 'Nacionalidad',
  estado_civil: 'Estado civil',
  correo: 'Correo electrónico',
  telefono: 'Teléfono',
  celular: 'Celular',
  calle_numero: 'Calle y número',
  calle: 'Calle',
  numero_exterior: 'Número exterior',
  numero_interior: 'Número interior',
  calle2: 'Entre calles',
  fraccionamiento: 'Colonia o fraccionamiento',
  codigo_postal: 'Código postal',
  localidad: 'Localidad',
  municipio: 'Municipio',
  estado: 'Estado',
  pais: 'País',
  dependientes: 'Dependientes',
  posee_inmuebles: 'Posee inmuebles',
  fecha_carta: 'Fecha de la carta testamentaria',
  fecha_alta: 'Fecha de alta',
  fecha_ingreso: 'Fecha de ingreso',
  situacion: 'Situación',
  nivel0_id: 'Tipo de entidad',
  nivel1_id: 'Entidad',
  nivel2_id: 'Dirección General',
  nivel3_id: 'Área',
  entidad_id: 'Tipo de entidad',
  adscripcion_id: 'Entidad',
  dependencia_id: 'Dirección General',
  unidad_id: 'Unidad',
  puesto_id: 'Puesto',
  categoria_id: 'Categoría',
  categoria: 'Categoría',
  categorias: 'Categorías',
  perfil_id: 'Perfil',
  id_perfil: 'Perfil',
  usuario_id: 'Usuario',
  afiliado: 'Persona',
  afiliado_id: 'Persona',
  creado_por: 'Creado por',
  sueldo_centavos: 'Sueldo mensual',
  otros_prestaciones_centavos: 'Otras prestaciones',
  quinquenios_centavos: 'Quinquenios',
  quincena: 'Quincena',
  activo: 'Activo',
  usuario: 'Usuario',
  ambito: 'Ámbito',
  actos: 'Actos',
  menus: 'Menús',
  procesos: 'Procesos',
  componente: 'Abre',
  icono: 'Icono',
  orden: 'Orden',
  parent_id: 'Menú padre',
  id_modulo: 'Módulo',
  modulo_id: 'Módulo',
  modulo: 'Módulo',
  tipo: 'Tipo',
  clave: 'Clave',
  color: 'Color principal',
  color_botones: 'Color de botones',
  color_encabezados: 'Color de encabezados',
  color_letra: 'Color de letra',
  debe_cambiar_clave: 'Debe cambiar la contraseña',
  desde: 'Desde',
  hasta: 'Hasta',
  motivo: 'Motivo',
  observaciones: 'Observaciones',
  estatus: 'Estatus',
  version: 'Versión',
  paso: 'Paso',
  nota: 'Nota',
  notas: 'Notas',
  asunto: 'Asunto',
  responsable: 'Responsable',
  responsable_id: 'Responsable',
  fecha_limite: 'Fecha límite',
  vence: 'Vence',
  nombre_archivo: 'Archivo',
  archivo: 'Archivo',
  pagina: 'Página',
  sha256: 'Huella SHA-256',
  tema: 'Tema',
  densidad: 'Densidad',
  menu_plegado: 'Menú plegado',
}

/** "sueldoCentavos" and "SUELDO_CENTAVOS" are "sueldo_centavos". */
export function nombreCampo(campo: string): string {
  return campo
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('-', '_')
}

/** Label of a field by its path ("datosPersonales.curp" is "CURP"): its last word that is no number. */
export function etiquetaCampo(path: string): string {
  const parts = path.split('.')
  const last = parts.length - 1
  const at = last > 0 && /^\d+$/.test(parts[last] ?? '') ? last - 1 : last
  const key = parts[at] ?? path
  if (/^\d{4}-\d{2}-\d{2}$/.test(key)) return key
  const nombre = nombreCampo(key)
  const text = ETIQUETAS[nombre] ?? nombre.replace(/_(id|at)$/, '').replaceAll('_', ' ')
  const ordinal = parts[at + 1]
  const label = text.charAt(0).toUpperCase() + text.slice(1)
  return ordinal === undefined ? label : `${label} ${Number(ordinal) + 1}`
}
