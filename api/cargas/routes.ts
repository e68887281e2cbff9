import { LLAMADAS_CARGAS } from '#domain/cargas/llamadas-cargas.ts'
import { servir } from '#api/http/servir.ts'
import { estadoDePuesta } from './puesta-en-marcha/estado-de-puesta.ts'
import { archivoMalos } from './consulta/malos.ts'
import { archivoOriginal } from './consulta/original.ts'
import { detalleCarga } from './consulta/detalle-carga.ts'
import { EXPORTE_CARGAS } from './consulta/exporte-cargas.ts'
import { listCargas } from './consulta/list-cargas.ts'
import { listDescuentos } from './consulta/list-descuentos.ts'
import { listRenglones } from './consulta/list-renglones.ts'
import { opcionesCarga } from './consulta/opciones-carga.ts'
import { descartarCarga } from './descartar-carga.ts'
import { proponerDeshacer } from './deshacer-carga.ts'
import { definirConcepto } from './nomina/definir-concepto.ts'
import {
  detenerCarga,
  pedirCarga,
  reanudarCarga,
  releerCarga,
  soltarOficio,
  subirOficio,
} from './marcha/mover-carga.ts'
import { subirCarga } from './marcha/subir-carga.ts'
import { crearPlano, guardarVersion } from './planos/guardar-plano.ts'
import { proponerDeMuestra, verMuestra } from './planos/muestra-de-plano.ts'
import { archivoPlantilla, explicacionDePlano } from './planos/plantilla-de-plano.ts'
import { terminarPlano } from './planos/terminar-plano.ts'
import { detallePlano, planosAdministrados } from './planos/versiones-plano.ts'
import { responderCercana } from './responder-cercana.ts'
import { validarCarga } from './validar-carga.ts'

/** Files that dependencies send: their loads, their rows, and what is done with them. */
export const cargasRoutes = servir('cargas', LLAMADAS_CARGAS, {
  cargas: { list: listCargas, export: EXPORTE_CARGAS },
  'GET /api/cargas/opciones': opcionesCarga,
  'GET /api/cargas/puesta-en-marcha': estadoDePuesta,
  'POST /api/cargas': subirCarga,
  'GET /api/cargas/planos': planosAdministrados,
  'POST /api/cargas/planos': crearPlano,
  'POST /api/cargas/planos/propuesta': proponerDeMuestra,
  'POST /api/cargas/planos/muestra': verMuestra,
  'GET /api/cargas/planos/:clave/versiones': detallePlano,
  'POST /api/cargas/planos/:clave/versiones': guardarVersion,
  'POST /api/cargas/planos/:clave/terminar': terminarPlano,
  'GET /api/cargas/planos/:clave/plantilla': archivoPlantilla,
  'GET /api/cargas/planos/:clave/explicacion': explicacionDePlano,
  'GET /api/cargas/:folio': detalleCarga,
  'GET /api/cargas/:folio/renglones': listRenglones,
  'GET /api/cargas/:folio/descuentos': listDescuentos,
  'GET /api/cargas/:folio/malos': archivoMalos,
  'POST /api/cargas/:folio/original': archivoOriginal,
  'POST /api/cargas/:folio/cargar': pedirCarga,
  'POST /api/cargas/:folio/detener': detenerCarga,
  'POST /api/cargas/:folio/reanudar': reanudarCarga,
  'POST /api/cargas/:folio/releer': releerCarga,
  'POST /api/cargas/oficio': subirOficio,
  'POST /api/cargas/:folio/sin-oficio': soltarOficio,
  'POST /api/cargas/:folio/cercana': responderCercana,
  'POST /api/cargas/conceptos': definirConcepto,
  'POST /api/cargas/:folio/descartar': async (actor, { folio, version, motivo }) => {
    await descartarCarga(actor, folio, { motivo, version })
    return detalleCarga(actor, { folio })
  },
  'POST /api/cargas/:folio/validar': async (actor, { folio, version, nota }) => {
    await validarCarga(actor, folio, nota, version)
    return detalleCarga(actor, { folio })
  },
  'POST /api/cargas/:folio/deshacer': (actor, { folio, motivo }) => proponerDeshacer(actor, folio, motivo),
})
