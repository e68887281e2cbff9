import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { TIPOS_ACTO_ORGANICO, type TipoActoOrganico } from '#domain/organica/acto-organico.ts'
import { TEXTO_CARGO } from '#domain/organica/arbol.ts'
import { NOMBRE_NIVEL } from '#domain/organica/niveles.ts'
import { SIN_INICIO } from '#domain/organica/vigencia.ts'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { SideSheet } from '#admin/shared/ui/capas/SideSheet.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ActoDialog } from './ActoDialog.tsx'
import { CargoDialog } from './CargoDialog.tsx'
import { Programados } from './Programados.tsx'
import { rutaDe, type ArbolIndice } from './arbol-visible.ts'
import { TEXTOS_ACTO } from './acto-valores.ts'
import type { NodoArbol } from '#domain/organica/arbol.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

interface HojaUnidadProps {
  nodo: NodoArbol
  indice: ArbolIndice
  /** Another day is looked at: nothing is done from there. */
  soloVer: boolean
  onClose: () => void
}

/** A unit beside the tree: what can be done to it, who answers for it, what it was and its posts. */
export function HojaUnidad({ nodo, indice, soloVer, onClose }: HojaUnidadProps): ReactElement {
  const [acto, setActo] = useState<TipoActoOrganico | 'nombrar' | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['organica-arbol', 'unidad', nodo.id],
    queryFn: ({ signal }) => api.call('GET /api/panel/organica/unidades/:id', { params: { id: nodo.id }, signal }),
  })
  const actos = TIPOS_ACTO_ORGANICO.filter((tipo) => tipo !== 'mover' || nodo.nivel > 0)
  const close = (): void => setActo(null)
  return (
    <SideSheet
      eyebrow={`${NOMBRE_NIVEL[nodo.nivel]} ${nodo.clave}`}
      title={nodo.nombre}
      facts={rutaDe(indice, nodo)
        .map(({ nombre }) => nombre)
        .join(' › ')}
      onClose={onClose}
    >
      {error && <ErrorState title="No se pudo cargar la unidad." error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} label="Cargando la unidad" />}
      {data && (
        <div className="stack">
          <p>
            {cuentaTexto(nodo.personas, 'persona')}
            {nodo.vacantes !== null && `, ${cuentaTexto(nodo.vacantes, 'vacante')}`}.
          </p>
          {soloVer ? (
            <p className="secondary small">Vuelve a la organización de hoy para cambiarla.</p>
          ) : (
            <div className="arbol-actos">
              {actos.map((tipo) => (
                <Button key={tipo} size="sm" onClick={() => setActo(tipo)}>
                  {TEXTOS_ACTO[tipo].boton}
                </Button>
              ))}
            </div>
          )}
          <Programados actos={data.programados} titulo="h3" />
          <section>
            <h3>Quién responde</h3>
            {data.cargos.length === 0 && <p className="secondary small">Nadie nombrado todavía.</p>}
            <ul className="arbol-datos">
              {data.cargos.map((cargo) => (
                <li key={cargo.id}>
                  {TEXTO_CARGO[cargo.cargo]}: {cargo.nombre}
                  <small>{dias(cargo.desde, cargo.hasta)}</small>
                </li>
              ))}
            </ul>
            {!soloVer && (
              <Button size="sm" onClick={() => setActo('nombrar')}>
                Nombrar
              </Button>
            )}
          </section>
          <section>
            <h3>Cómo ha sido</h3>
            <ul className="arbol-datos">
              {data.vigencias.map(({ desde, hasta, nombre, padre, documento, archivo }) => (
                <li key={desde}>
                  {nombre}
                  <small>
                    {[padre && `en ${padre}`, dias(desde, hasta), documento].filter(Boolean).join(' · ')}
                    {archivo && (
                      <>
                        {' · '}
                        <a href={`/api/panel/organica/documentos/${archivo}`} target="_blank" rel="noreferrer">
                          Ver el documento
                        </a>
                      </>
                    )}
                  </small>
                </li>
              ))}
            </ul>
          </section>
          {data.puestos.length > 0 && (
            <section>
              <h3>Puestos</h3>
              <ul className="arbol-datos">
                {data.puestos.map(({ id, nombre, personas }) => (
                  <li key={id}>
                    {nombre}
                    <small>{personas === 0 ? 'Vacante' : cuentaTexto(personas, 'persona')}</small>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {data && acto === 'nombrar' && <CargoDialog unidad={data} onClose={close} />}
      {data && acto !== null && acto !== 'nombrar' && (
        <ActoDialog tipo={acto} nodo={nodo} indice={indice} detalle={data} onClose={close} />
      )}
    </SideSheet>
  )
}

function dias(desde: PlainDate, hasta: PlainDate | null): string {
  const from = desde === SIN_INICIO ? 'desde antes del portal' : `desde el ${formatFecha(desde)}`
  return hasta === null ? from : `${from} hasta el ${formatFecha(hasta)}`
}
