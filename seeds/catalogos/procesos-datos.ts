import { VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'

/** A button of the process map: one that opens something, or a popup with more of them. */
export interface ProcesoSemilla {
  readonly nombre: string
  readonly componente: string | null
  readonly hijos: readonly ProcesoSemilla[]
  /**
   * Who works it: `instituto` its own staff, `todos` dependencies too, `captura` only who requests movements
   * (administrator and front desk).
   */
  readonly para: 'instituto' | 'todos' | 'captura'
}

export interface ModuloSemilla {
  readonly nombre: string
  readonly icono: string
  readonly tipo: 'top' | 'center' | 'bottom'
  readonly procesos: readonly ProcesoSemilla[]
}

function proceso(nombre: string, componente: string, para: ProcesoSemilla['para'] = 'instituto'): ProcesoSemilla {
  return { nombre, componente, hijos: [], para }
}

/** A process with the name of the view that it opens. Throws for a component that opens no view. */
function pantalla(componente: string, para: ProcesoSemilla['para'] = 'instituto'): ProcesoSemilla {
  const vista = vistaOfComponente(componente)
  if (vista === null) throw new Error(`Process without a view: ${componente}`)
  return proceso(VISTAS[vista].titulo, componente, para)
}

function grupo(nombre: string, ...hijos: ProcesoSemilla[]): ProcesoSemilla {
  return { nombre, componente: null, hijos, para: 'instituto' }
}

function modulo(
  tipo: ModuloSemilla['tipo'],
  nombre: string,
  icono: string,
  ...procesos: ProcesoSemilla[]
): ModuloSemilla {
  return { nombre, icono, tipo, procesos }
}

/** Specification 2 §2.2, strategic band. */
const ESTRATEGICOS = [
  modulo('top', 'Dirección General', 'compass', pantalla('tablero_indicadores')),
  modulo(
    'top',
    'Planeación',
    'map',
    proceso('Evaluación operativa', '/planeacion/evaluacion-operativa'),
    proceso('Planeación', '/planeacion'),
  ),
  modulo(
    'top',
    'Inversiones y Riesgos',
    'trending-up',
    proceso('Inversiones', '/inversiones-riesgos/inversiones'),
    proceso('Tesorería', '/inversiones-riesgos/tesoreria'),
    proceso('Riesgos financieros', '/inversiones-riesgos/riesgos-financieros'),
  ),
  modulo(
    'top',
    'Jurídico',
    'scale',
    proceso('Contencioso', '/juridico/contencioso'),
    proceso('Análisis jurídico', '/juridico/analisis-juridico'),
    proceso('Cobranza', '/juridico/cobranza'),
  ),
  modulo(
    'top',
    'Sistema de calidad',
    'award',
    proceso('Planeación', '/sistema-gestion-calidad/planeacion'),
    proceso('Control documentado', '/sistema-gestion-calidad/control-documentado'),
    proceso('Acción correctiva', '/sistema-gestion-calidad/accion-correctiva'),
    proceso('Gestión de riesgo', '/sistema-gestion-calidad/gestion-riesgo'),
    proceso('Auditorías', '/sistema-gestion-calidad/auditorias'),
    proceso('Mejora continua', '/sistema-gestion-calidad/mejora-continua'),
  ),
] as const

const MOVIMIENTOS = grupo(
  'Movimientos',
  grupo('Alta', proceso('Individual', '/afiliacion', 'captura'), proceso('Masiva', '/afiliacion/masiva', 'captura')),
  grupo(
    'Baja',
    proceso('Baja permanente', '/licenciaPermanente', 'captura'),
    proceso('Jubilación', '/licenciaJubilacion', 'captura'),
  ),
  grupo(
    'Actualización',
    proceso('Datos del afiliado', '/actualizarTabla', 'captura'),
    proceso('Fotografía', '/actualizar/foto', 'captura'),
  ),
  grupo(
    'Movimientos',
    proceso('Solicitudes', '/solicitudesMovimientos', 'todos'),
    pantalla('/movimientos/nuevo', 'captura'),
  ),
)

const CAIR = grupo(
  'CAIR',
  proceso('Fondo CAIR', '/afiliacion/cair'),
  grupo(
    'Aplicación de Rendimientos',
    proceso('Aportación normal', '/afiliacion/cair/aplicacion-rendimientos/aportacion-normal'),
    proceso('Aportación voluntaria', '/afiliacion/cair/aplicacion-rendimientos/aportacion-voluntaria'),
  ),
  grupo(
    'Devolución CAIR',
    proceso('Por edad', '/afiliacion/cair/devolucion/por-edad'),
    proceso('Por defunción', '/afiliacion/cair/devolucion/por-defuncion'),
    proceso('Por pensión', '/afiliacion/cair/devolucion/por-pension'),
  ),
  proceso('Aportación Voluntaria', '/afiliacion/cair/aportacion-voluntaria'),
)

const EXTEMPORANEAS = grupo(
  'Aportaciones Extemporáneas',
  proceso('Todas las aportaciones extemporáneas', '/afiliacion/aportaciones-extemporaneas'),
  proceso('Pago atrasado de quincena', '/afiliacion/aportaciones-extemporaneas/pago-atrasado-quincena'),
  proceso('Despido y reinstalación', '/afiliacion/aportaciones-extemporaneas/despido-reinstalacion'),
  proceso(
    'Reconocimiento de antigüedad por acuerdo',
    '/afiliacion/aportaciones-extemporaneas/reconocimiento-antiguedad-acuerdo',
  ),
  proceso('Reconocimiento por laudo', '/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo'),
  proceso('Afiliación atrasada', '/afiliacion/aportaciones-extemporaneas/afiliacion-atrasada'),
)

/**
 * Specification 2 §2.2, mission rows; an address that only the menu map of 1 §2.3 names stands in the popup of its
 * matter ("Asistencia" in Trámite), since every address is a process (design/vistas.md).
 */
const MISION = [
  modulo(
    'center',
    'Afiliación',
    'users',
    pantalla('tablero_acerca'),
    MOVIMIENTOS,
    pantalla('/aportacion-retencion', 'todos'),
    pantalla('/solicitudesMovimientosManual'),
    CAIR,
    EXTEMPORANEAS,
    pantalla('/tablero_inicio'),
  ),
  modulo(
    'center',
    'Préstamos',
    'hand-coins',
    proceso('Planeación operativa', '/prestamos/planeacion-operativa'),
    proceso('Corto plazo', '/prestamos/corto-plazo'),
    proceso('Mediano plazo', '/prestamos/mediano-plazo'),
    proceso('Hipotecarios', '/prestamos/hipotecarios'),
    proceso('Seguimiento y análisis', '/prestamos/seguimiento-analisis'),
  ),
  modulo(
    'center',
    'Pensiones',
    'landmark',
    proceso('Planeación operativa', '/pensiones/planeacion-operativa'),
    grupo(
      'Trámite',
      proceso('Asistencia', '/pensiones/asistencia'),
      proceso('Orientación', '/tramite-pension/orientacion'),
      proceso('Entrega de documentos', '/tramite-pension/entrega-documentos'),
      proceso('Integración de expediente', '/tramite-pension/integracion-expediente'),
    ),
    grupo(
      'Dictámenes',
      proceso('Pensiones', '/pensiones/pensiones'),
      proceso('Asignación de expediente', '/dictamenes-pension/asignacion-expediente'),
      proceso('Dictaminación', '/dictamenes-pension/dictaminacion'),
      proceso('Resolución jurídica', '/dictamenes-pension/resolucion-juridica'),
      proceso('Validación y firma', '/dictamenes-pension/validacion-firma'),
      proceso('Notificación', '/dictamenes-pension/notificacion'),
    ),
    grupo(
      'Seguros',
      proceso('Todos los seguros', '/pensiones/seguros'),
      proceso('Seguro inicial', '/pensiones/seguros/seguro-inicial'),
      proceso('Seguro complementario', '/pensiones/seguros/seguro-complementario'),
      proceso('Gastos funerarios', '/pensiones/seguros/gastos-funerarios'),
      proceso('Pago de atención médica por viudez', '/pensiones/seguros/pago-atencion-medica-viudez'),
    ),
    grupo(
      'Nómina',
      proceso('Nóminas', '/pensiones/nominas'),
      proceso('Alta', '/nomina/alta'),
      proceso('Baja', '/nomina/baja'),
      proceso('Cálculo de nómina', '/nomina/calculo-nomina'),
      proceso('Descuentos', '/nomina/descuentos'),
      proceso('Cálculo de impuesto', '/nomina/calculo-impuesto'),
      proceso('Dispersión', '/nomina/dispersion'),
      proceso('Aguinaldo', '/nomina/aguinaldo'),
    ),
    grupo(
      'Supervivencia',
      proceso('Control de supervivencia', '/pensiones/control-supervivencia'),
      proceso('Revisión de convenio', '/supervivencia/revision-convenio'),
      proceso('Visita domiciliaria', '/supervivencia/visita-domiciliaria'),
      proceso('Medios electrónicos', '/supervivencia/medios-electronicos'),
    ),
    proceso('Seguimiento', '/seguimiento/seguimiento'),
    grupo(
      'Análisis',
      proceso('Seguimiento y análisis', '/pensiones/seguimiento-analisis'),
      proceso('De control', '/analisis/de-control'),
      proceso('Operativos', '/analisis/operativos'),
      proceso('De validación', '/analisis/de-validacion'),
      proceso('Ejecutivos', '/analisis/ejecutivos'),
      proceso('Indicadores', '/analisis/indicadores'),
    ),
  ),
] as const

/** Specification 2 §2.2, support band; its addresses letter for letter, misspellings included. */
const APOYO = [
  modulo(
    'bottom',
    'Administración',
    'briefcase-business',
    proceso('Administración', '/Administración/Administración'),
    proceso('Entrega de documentos', '/tramite-pension/entrega-documentos'),
    proceso('Integración de expediente', '/tramite-pension/integracion-expediente'),
  ),
  modulo(
    'bottom',
    'Sistemas',
    'server',
    proceso('Apoyo técnico y redes', '/sistemas/apoyo-tecnico-redes'),
    proceso('Análisis y diseño de sistemas', '/sistemas/analisis-diseno-sistemas'),
    proceso('Plataforma web', '/sistemas/plataforma-web'),
  ),
  modulo(
    'bottom',
    'Contabilidad',
    'calculator',
    proceso('Contabilidad', '/contabilidad/contabilidad'),
    proceso('Control presupuestal', '/contabilidad/control-presupuestal'),
    proceso('Conciliaciones', '/contabilidad/conciliaciones'),
  ),
  modulo(
    'bottom',
    'Sociales',
    'hand-heart',
    proceso('Atención al pensionado', '/sociales/atencion-al-pesionado'),
    proceso('Funerarias y convenios', '/sociales/funerarias-y-convenios'),
    proceso('Guarderías', '/sociales/guarderias'),
    proceso('FAP', '/sociales/fap'),
  ),
  modulo(
    'bottom',
    'Seguridad e Higiene',
    'hard-hat',
    proceso('Dictaminación médica', '/seguridad-higiene/dictaminacion-medica'),
    proceso('Comisiones mixtas', '/seguridad-higiene/comisiones-mixtas'),
    proceso('Fomento', '/seguridad-higiene/fomento'),
  ),
] as const

/** The whole process map, band by band, in order. */
export const MODULOS: readonly ModuloSemilla[] = [...ESTRATEGICOS, ...MISION, ...APOYO]
