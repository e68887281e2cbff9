/** A dirección general of the fictional institute, with its areas and the posts that each of them has. */
export interface DireccionDemo {
  readonly nombre: string
  readonly areas: readonly string[]
  readonly puestos: readonly string[]
}

export interface EntidadDemo {
  readonly nombre: string
  readonly titular: string
  readonly direcciones: readonly DireccionDemo[]
}

/** Lists are written as texts with bars between. */
function dir(nombre: string, areas: string, puestos: string): DireccionDemo {
  return { nombre: `Dirección General ${nombre}`, areas: areas.split('|'), puestos: puestos.split('|') }
}

const OFICINA = 'Jefe de departamento|Analista|Auxiliar administrativo'
const admin = dir('Administrativa', 'Recursos Humanos|Recursos Financieros|Recursos Materiales', OFICINA)

function entidad(nombre: string, titular: string, ...direcciones: DireccionDemo[]): EntidadDemo {
  return { nombre, titular, direcciones: [admin, ...direcciones] }
}

/** Entities by type (level 0): invented people and bodies, named as such bodies are. */
export const ORGANICA_DEMO: readonly { readonly tipo: string; readonly entidades: readonly EntidadDemo[] }[] = [
  {
    tipo: 'Administración Central',
    entidades: [
      entidad(
        'Secretaría de Salud',
        'Amparo Villaseñor Cid',
        dir('de Servicios Médicos', 'Primer nivel|Hospitales|Urgencias', 'Médico general|Enfermera general|Camillero'),
        dir('de Salud Pública', 'Epidemiología|Promoción de la Salud', 'Epidemiólogo|Promotor de salud|Capturista'),
        dir('de Regulación Sanitaria', 'Verificación|Laboratorio', 'Verificador sanitario|Químico|Auxiliar'),
      ),
      entidad(
        'Secretaría de Educación',
        'Rogelio Santibáñez Luna',
        dir('de Educación Básica', 'Preescolar|Primarias|Secundarias', 'Docente|Director de plantel|Prefecto'),
        dir('de Educación Media Superior', 'Bachilleratos|Capacitación', 'Docente|Orientador|Auxiliar de laboratorio'),
        dir('de Planeación Educativa', 'Estadística|Evaluación', OFICINA),
      ),
      entidad(
        'Secretaría de Finanzas',
        'Irene Montalvo Quiñones',
        dir('de Recaudación', 'Padrón de Contribuyentes|Cajas|Fiscalización', 'Cajero|Auditor fiscal|Notificador'),
        dir('de Egresos', 'Presupuesto|Contabilidad|Nómina', 'Contador|Analista|Auxiliar contable'),
      ),
      entidad(
        'Secretaría de Obras Públicas',
        'Hilario Bermúdez Orta',
        dir('de Proyectos', 'Estudios|Costos', 'Proyectista|Topógrafo|Dibujante'),
        dir('de Construcción', 'Supervisión|Caminos|Maquinaria', 'Supervisor de obra|Operador|Ayudante general'),
      ),
      entidad(
        'Secretaría de Seguridad Pública',
        'Norma Ugalde Prieto',
        dir('de Operaciones', 'Patrullaje|Tránsito', 'Policía|Oficial de tránsito|Radio operador'),
        dir('de Prevención', 'Participación Ciudadana|Atención a Víctimas', 'Promotor|Psicólogo|Trabajadora social'),
      ),
    ],
  },
  {
    tipo: 'Organismos Descentralizados',
    entidades: [
      entidad(
        'Sistema para el Desarrollo Integral de la Familia',
        'Beatriz Olvera Nájera',
        dir('de Asistencia Social', 'Alimentación|Adultos Mayores', 'Trabajadora social|Nutriólogo|Chofer'),
        dir('de Protección a la Infancia', 'Procuraduría|Estancias', 'Abogado|Educadora|Cuidadora'),
      ),
      entidad(
        'Comisión Estatal del Agua',
        'Fermín Escobedo Ruiz',
        dir('de Operación Hidráulica', 'Pozos|Redes|Saneamiento', 'Operador de pozo|Fontanero|Técnico de redes'),
        dir('Comercial', 'Atención a Usuarios|Medición', 'Cajero|Lecturista|Auxiliar administrativo'),
      ),
      entidad(
        'Universidad Tecnológica del Valle',
        'Graciela Tinoco Armas',
        dir('Académica', 'Ingenierías|Ciencias Económicas|Idiomas', 'Profesor de tiempo completo|Tutor|Laboratorista'),
        dir('de Vinculación', 'Prácticas|Educación Continua', OFICINA),
      ),
    ],
  },
  {
    tipo: 'Municipios',
    entidades: [
      entidad(
        'Ayuntamiento de Villa Encino',
        'Jacinto Rentería Solís',
        dir('de Servicios Públicos', 'Alumbrado|Limpia|Parques y Jardines', 'Supervisor|Jardinero|Chofer'),
        dir('de Desarrollo Urbano', 'Licencias|Catastro', 'Inspector|Valuador|Auxiliar administrativo'),
      ),
      entidad(
        'Ayuntamiento de San Miguel de las Huertas',
        'Elvira Nopaltitla Gómez',
        dir('de Servicios Públicos', 'Alumbrado|Limpia|Mercados', 'Supervisor|Barrendero|Chofer'),
        dir('de Desarrollo Social', 'Programas|Deporte|Cultura', 'Promotor|Instructor|Bibliotecario'),
      ),
    ],
  },
  {
    tipo: 'Poderes y Organismos Autónomos',
    entidades: [
      entidad(
        'Congreso del Estado',
        'Leopoldo Arizmendi Vega',
        dir(
          'de Servicios Parlamentarios',
          'Comisiones|Diario de Debates',
          'Asesor parlamentario|Taquígrafo|Archivista',
        ),
        dir('de Investigación Legislativa', 'Estudios|Biblioteca', 'Investigador|Bibliotecario|Analista'),
      ),
      entidad(
        'Tribunal Superior de Justicia',
        'Catalina Barragán Islas',
        dir('de Juzgados', 'Civil|Familiar|Penal', 'Juez|Secretario de acuerdos|Actuario'),
        dir('de Administración Judicial', 'Archivo|Oficialía de Partes', OFICINA),
      ),
    ],
  },
]
