import { useState } from 'react'
import { solicitudActoIssues, type TipoActoOrganico } from '#domain/organica/acto-organico.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { NOMBRE_NIVEL, type Nivel } from '#domain/organica/niveles.ts'
import { api } from '#admin/providers/api-client.ts'
import { ComboField, DateField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { ACTO_VACIO, solicitudDe, TEXTOS_ACTO, type ValoresActo } from './acto-valores.ts'
import { EfectosNota } from './EfectosNota.tsx'
import { ArchivoActo } from './ArchivoActo.tsx'
import { ElegirUnidades, MarcarVarias } from './ElegirUnidades.tsx'
import { rutaDe, type ArbolIndice } from './arbol-visible.ts'
import type { DetalleUnidad, NodoArbol } from '#domain/organica/arbol.ts'
import type { ActoPedido, PrevistoActo } from '#domain/organica/efectos-acto.ts'
import type { ReactElement } from 'react'

interface ActoDialogProps {
  tipo: TipoActoOrganico
  nodo: NodoArbol
  indice: ArbolIndice
  detalle: DetalleUnidad
  onClose: () => void
}

type Resultado = PrevistoActo | ActoPedido

/** An act with its date and document: first what it would do, then, with the same values, it is done. */
export function ActoDialog({ tipo, nodo, indice, detalle, onClose }: ActoDialogProps): ReactElement {
  const [visto, setVisto] = useState<{ readonly de: string; readonly previsto: PrevistoActo } | null>(null)
  const { success } = useToast()
  const textos = TEXTOS_ACTO[tipo]
  const act = useAct<ValoresActo, Resultado>({
    call: (values) => {
      const body = solicitudDe(tipo, nodo.id, values)
      const isSeen = visto?.de === JSON.stringify(values)
      return api.call(`POST /api/panel/organica/actos${isSeen ? '' : '/previsto'}`, { body })
    },
    keys: ['organica', 'organica-arbol', 'entidades', 'afiliados'],
    done: (result, values) => {
      if ('id' in result) {
        success(
          result.aplicaEl === null ? textos.hecho : `Queda programado: se hará el ${formatFecha(result.aplicaEl)}.`,
        )
        onClose()
      } else setVisto({ de: JSON.stringify(values), previsto: result })
    },
  })
  return (
    <FormDialog
      id="acto"
      act={act}
      initial={ACTO_VACIO}
      rules={(values) => solicitudActoIssues(solicitudDe(tipo, nodo.id, values))}
      title={`${textos.titulo} ${nodo.nombre}`}
      action={visto ? textos.boton : 'Revisar efecto'}
      busyText={visto ? 'Guardando…' : 'Calculando…'}
      failure="No se hizo el cambio."
      danger={visto !== null && tipo === 'terminar'}
      size="md"
      onChange={() => setVisto(null)}
      onClose={onClose}
    >
      {visto && <EfectosNota previsto={visto.previsto} />}
      {(tipo === 'renombrar' || tipo === 'dividir') && (
        <TextField
          name="nombre"
          label={tipo === 'dividir' ? 'Nombre de la unidad nueva' : 'Nombre nuevo'}
          maxLength={120}
        />
      )}
      {tipo === 'mover' && (
        <ComboField
          name="destinoId"
          label="Dependerá de"
          numeric
          options={opciones(indice, nodo.nivel - 1, nodo.parentId)}
        />
      )}
      {tipo === 'terminar' && nodo.nivel === 1 && (
        <ComboField
          name="destinoId"
          label="Quién toma sus adeudos"
          optional
          help="También sus saldos a favor y lo que cambie de sus días. Sin entidad, quedan en «Adeudos de entidades extintas»."
          numeric
          options={opciones(indice, nodo.nivel, nodo.id)}
        />
      )}
      {tipo === 'fusionar' && (
        <ElegirUnidades
          name="origenes"
          label={`${NOMBRE_NIVEL[nodo.nivel]} que se integra`}
          options={opciones(indice, nodo.nivel, nodo.id)}
        />
      )}
      {tipo === 'dividir' && nodo.nivel < 3 && (
        <MarcarVarias
          name="hijas"
          legend={`Pasan a la unidad nueva (${NOMBRE_NIVEL[(nodo.nivel + 1) as Nivel]})`}
          options={(indice.hijos.get(nodo.id) ?? []).map(({ id, nombre }) => ({ id, nombre }))}
        />
      )}
      {tipo === 'dividir' && nodo.nivel === 3 && (
        <MarcarVarias name="puestos" legend="Puestos que pasan a la unidad nueva" options={detalle.puestos} />
      )}
      <div className="arbol-dos">
        <DateField name="fecha" label={textos.desde} help="Un día futuro lo deja programado." />
        <TextField name="documento" label="Documento" help="Oficio, acuerdo o decreto que lo ordena." maxLength={200} />
      </div>
      <ArchivoActo name="archivo" />
    </FormDialog>
  )
}

/** Units of a level but one, each with where it hangs. */
function opciones(indice: ArbolIndice, nivel: number, menos: number | null) {
  return [...indice.byId.values()]
    .filter((nodo) => nodo.nivel === nivel && nodo.id !== menos)
    .map((nodo) => ({
      value: String(nodo.id),
      label: nodo.nombre,
      detail: rutaDe(indice, nodo)
        .map(({ nombre }) => nombre)
        .join(' › '),
    }))
}
