import type { CapacidadId } from './llamadas.ts'

/** What each capability lets a person do, as the matrix of rights names it. */
export const TEXTO_CAPACIDAD: Readonly<Partial<Record<CapacidadId, string>>> = {
  'inicio.ver': 'Ver su página de inicio y sus procesos',
  'ventanilla.ver': 'Ver la ventanilla',
  'calendario.leer': 'Consultar el calendario y la ventana de captura',
  'organica.leer': 'Consultar entidades, adscripciones, dependencias y áreas',
  'organica.panel': 'Ver las listas de entidades y categorías',
  'direcciones.leer': 'Consultar estados, municipios, códigos postales y colonias',
  'documentos.leer': 'Subir y leer documentos',
  'archivos.ver': 'Ver los archivos de un expediente',
  'lecturas.ver': 'Ver qué tan bien se leen los documentos',
  'borradores.usar': 'Usar borradores',
  'alta.solicitar': 'Solicitar altas',
  'padron.leer': 'Consultar y exportar el padrón',
  'expediente.agregar': 'Agregar documentos a un expediente',
  'movimientos.leer': 'Consultar y exportar movimientos',
  'movimientos.retirar': 'Retirar movimientos propios',
  'movimientos.tomar': 'Tomar movimientos devueltos para corregirlos',
  'movimientos.validar': 'Validar movimientos de la dependencia',
  'movimientos.revisar': 'Revisar movimientos',
  'movimientos.aprobar': 'Aprobar movimientos',
  'movimientos.devolver': 'Devolver, cancelar y deshacer movimientos',
  'tipos_movimiento.administrar': 'Cambiar nombres, documentos y formatos de los tipos de movimiento',
  'casos.leer': 'Consultar y exportar casos',
  'casos.trabajar': 'Abrir, asignar, mover, comentar y cerrar casos',
  'casos.panorama': 'Ver el panel general de procesos',
  'procesos.leer': 'Ver la página de un proceso y sus documentos',
  'procesos.consultar': 'Consultar módulos y procesos',
  'procesos.administrar': 'Administrar módulos y procesos',
  'documentacion.consultar': 'Ver qué documentos faltan por módulo',
  'documentacion.administrar': 'Subir, reemplazar y eliminar documentos de procesos',
  'tableros.ver': 'Ver tableros e indicadores',
  'tableros.configurar': 'Configurar los tableros externos y la ubicación',
  'instituto.administrar': 'Cambiar la información, el tema y el aviso de privacidad',
  'parametros.leer': 'Consultar los parámetros de los fondos',
  'parametros.administrar': 'Registrar y actualizar los parámetros de los fondos',
  'variables.leer': 'Consultar las constantes y su historial',
  'variables.administrar': 'Registrar constantes y actualizar su valor',
  'catalogos.administrar': 'Administrar catálogos simples',
  'bitacora.leer': 'Consultar y exportar la bitácora',
  'bitacora.verificar': 'Verificar que la bitácora esté íntegra',
  'trabajos.leer': 'Ver los trabajos en segundo plano',
  'trabajos.administrar': 'Reintentar y cancelar trabajos',
  'sesiones.administrar': 'Ver y cerrar las sesiones de todos',
  'correo.leer': 'Ver los correos enviados',
  'correo.administrar': 'Reintentar y cancelar correos',
  'dos_pasos.retirar': 'Retirar la verificación en dos pasos de una cuenta',
  'perfiles.administrar': 'Administrar perfiles y permisos',
  'menus.administrar': 'Administrar menús',
  'usuarios.administrar': 'Administrar usuarios',
}

/** The title of a capability; one without words of its own is told by its parts ("padron.leer" → "Padron: leer"). */
export function textoCapacidad(capacidad: CapacidadId): string {
  const [cosa = '', verbo = ''] = capacidad.split('.')
  return TEXTO_CAPACIDAD[capacidad] ?? `${cosa.charAt(0).toUpperCase()}${cosa.slice(1)}: ${verbo}`
}
