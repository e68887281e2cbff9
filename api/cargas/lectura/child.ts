import { decirListo, vigilar } from '#api/child/vigilante.ts'
import type { ParecidoPlano } from '#domain/cargas/planos/parecido-plano.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import { examinar } from './examinar.ts'
import { leerMuestra, proponerDeArchivo } from './muestrear.ts'
import { parecidoDeArchivo } from './parecido-de-archivo.ts'
import { parteBuena } from './parte-buena.ts'
import type { Dicho, Orden } from './proceso-lectura.ts'
import { recorrer, registrosDe } from './recorrer.ts'

/** Blocks sent before the parent confirms one, so that the next is read while one is judged. */
const EN_CAMINO = 2

/** Flow control: `EN_CAMINO` blocks at first, then one for each that the parent used. */
class Permisos {
  #libres = EN_CAMINO
  #espera: (() => void) | null = null

  /** The parent used a block. */
  dar(): void {
    this.#libres += 1
    this.#espera?.()
  }

  async tomar(): Promise<void> {
    while (this.#libres === 0) await new Promise<void>((resolve) => (this.#espera = resolve))
    this.#libres -= 1
  }
}

/** A process that reads one file of a load and sends its rows in blocks. */
function atender(): void {
  const permisos = new Permisos()
  process.on('message', (orden: Orden) => {
    if (orden === 'sigue') permisos.dar()
    else void leer(orden, permisos)
  })
  process.on('disconnect', () => process.exit(0))
  decirListo()
  void vigilar()
}

async function leer(pedido: Exclude<Orden, string>, permisos: Permisos): Promise<void> {
  try {
    const visto = await examinar(pedido.ruta)
    if ('crudo' in pedido) {
      for await (const registros of registrosDe(pedido.ruta, visto, pedido.crudo, () => undefined)) {
        await permisos.tomar()
        say({ clase: 'celdas', registros })
      }
      say({ clase: 'fin', resumen: null })
      return
    }
    if ('candidatos' in pedido) {
      const { ruta, candidatos } = pedido
      const partes: number[] = []
      for (const candidato of candidatos) partes.push(await parteBuena({ ruta, ...candidato }, visto))
      say({ clase: 'partes', partes })
      return
    }
    if ('parecidos' in pedido) {
      const { ruta, parecidos: candidatos } = pedido
      const parecidos: (ParecidoPlano | null)[] = []
      for (const candidato of candidatos) parecidos.push(await parecidoDeArchivo({ ruta, ...candidato }, visto))
      say({ clase: 'parecidos', parecidos })
      return
    }
    if ('propuesta' in pedido) {
      const { ruta, propuesta, hoy } = pedido
      say({ clase: 'propuesta', plano: await proponerDeArchivo(ruta, visto, propuesta, hoy) })
      return
    }
    if ('muestra' in pedido) {
      say({ clase: 'muestra', leida: await leerMuestra(pedido.muestra, visto) })
      return
    }
    const filas = recorrer(pedido, visto)
    for (let next = await filas.next(); ; next = await filas.next()) {
      if (next.done) {
        say({ clase: 'fin', resumen: next.value })
        return
      }
      await permisos.tomar()
      say({ clase: 'bloque', renglones: JSON.stringify(next.value) })
    }
  } catch (error) {
    if (error instanceof ArchivoRechazado) say({ clase: 'rechazo', codigo: error.codigo, message: error.message })
    else say({ clase: 'rechazo', codigo: 'C111', message: 'El archivo está dañado y no se puede abrir. C111' })
  }
}

const say = (dicho: Dicho): void => void process.send?.(dicho)

atender()
