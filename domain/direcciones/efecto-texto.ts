import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { porEscribir, sumaSepomex, type CambiosDelEstado } from './carga-sepomex.ts'

/** "3 asentamientos nuevos, 0 cambiados, 1 que ya no está y 2 que se conservan porque se usan."; that nothing changes, where nothing does. */
export function efectoTexto(estados: readonly CambiosDelEstado[]): string {
  if (porEscribir(estados) === 0) return 'El catálogo ya está al día: el archivo no cambia nada.'
  const [nuevos, cambiados, seVan, quedan] = (['nuevas', 'cambiadas', 'bajas', 'conservadas'] as const).map((clase) =>
    sumaSepomex(estados, clase),
  )
  return [
    cuentaTexto(nuevos ?? 0, 'asentamiento nuevo', 'asentamientos nuevos'),
    cuentaTexto(cambiados ?? 0, 'cambiado'),
    cuentaTexto(seVan ?? 0, 'que ya no está', 'que ya no están'),
    `${cuentaTexto(quedan ?? 0, 'que ya no está pero se conserva porque se usa', 'que ya no están pero se conservan porque se usan')}.`,
  ].join(', ')
}
