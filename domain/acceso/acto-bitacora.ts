/** What each act of the bitácora is called. An act without a row is shown by its own name, never hidden. */
export const ACTOS_BITACORA: Readonly<Record<string, string>> = {
  'afiliado.leer': 'Consultó el expediente',
  'afiliado.historial': 'Consultó el historial',
  'afiliado.crear': 'Registró a la persona',
  'afiliado.retomar': 'Retomó el registro de la persona',
  'afiliado.corregir': 'Corrigió los datos',
  'afiliado.cancelar': 'Canceló el registro',
  'afiliado_org.crear': 'Registró la adscripción',
  'afiliados.exportar': 'Exportó el padrón',
  'expediente.agregar': 'Agregó un documento al expediente',
  'lectura.correcciones': 'Consultó correcciones de lectura',
  'archivo.leer': 'Abrió un archivo',
  'borrador.crear': 'Creó un borrador',
  'borrador.guardar': 'Guardó un borrador',
  'borrador.tomar': 'Tomó un borrador',
  'borrador.descartar': 'Descartó un borrador',
  'movimiento.leer': 'Consultó el movimiento',
  'movimiento.acuse': 'Imprimió el acuse',
  'movimiento.solicitar': 'Solicitó el movimiento',
  'movimiento.corregir': 'Corrigió el movimiento',
  'movimiento.retirar': 'Retiró el movimiento',
  'movimientos.exportar': 'Exportó los movimientos',
  'calendario.sembrar': 'Llenó el calendario',
  'habilitacion.crear': 'Abrió la captura de manera extraordinaria',
  'catalogos.cargar': 'Cargó los catálogos',
  'demo.cargar': 'Cargó la demostración',
  'preferencias.guardar': 'Guardó sus preferencias',
  'sesion.entrar': 'Entró al portal',
  'sesion.salir': 'Salió del portal',
  'sesion.cerrar': 'Cerró una sesión',
  'sesiones.cerrar': 'Cerró las sesiones de una persona',
  'usuario.crear': 'Creó un usuario',
  'usuario.clave': 'Cambió su contraseña',
  'bitacora.persona': 'Consultó la bitácora de la persona',
  'bitacora.detalle': 'Consultó un acto de la bitácora',
  'bitacora.exportar': 'Exportó la bitácora',
  'respaldo.crear': 'Creó un respaldo',
  'respaldo.restaurar': 'Restauró un respaldo',
  'trabajo.reintentar': 'Volvió a intentar un trabajo',
  'trabajo.cancelar': 'Canceló un trabajo',
}

/** "Consultó el expediente"; an act without a name reads "Documento: reemplazar". */
export function actoTexto(acto: string): string {
  const known = ACTOS_BITACORA[acto]
  if (known !== undefined) return known
  const [area = acto, verbo = ''] = acto.split('.')
  const words = [area, verbo].filter(Boolean).map((word) => word.replaceAll('_', ' ').trim())
  const text = words.join(': ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What a record is called, when it has no name of its own. */
const OBJETOS: Readonly<Record<string, string>> = {
  afiliado: 'Persona',
  afiliados: 'Padrón',
  padron: 'Padrón',
  movimiento: 'Movimiento',
  movimientos: 'Movimientos',
  borrador: 'Borrador',
  usuario: 'Usuario',
  perfil: 'Perfil',
  menu: 'Menú',
  menus: 'Menús',
  modulo: 'Módulo',
  proceso: 'Proceso',
  caso: 'Caso',
  documento: 'Documento',
  catalogo: 'Catálogo',
  catalogos: 'Catálogos',
  calendario: 'Calendario',
  habilitacion: 'Habilitación',
  institucion: 'Institución',
  info: 'Información y tema',
  correo: 'Correo',
  sesion: 'Sesión',
  trabajo: 'Trabajo',
  bitacora: 'Bitácora',
  respaldo: 'Respaldo',
  archivo: 'Archivo',
}

export function objetoTexto(objeto: string): string {
  const text = OBJETOS[objeto] ?? objeto.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
