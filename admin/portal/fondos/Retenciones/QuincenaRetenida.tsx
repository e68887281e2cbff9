import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { esperaRetencion, QUIEN_ATIENDE } from '#domain/fondos/prestamos/retencion-panel.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { EntidadSelect } from '#admin/portal/fondos/Aportaciones/EntidadSelect.tsx'
import { useEntidadPedida } from '#admin/portal/fondos/quincena/use-entidad-pedida.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { CompletasDialog } from './CompletasDialog.tsx'
import { TablaTipo } from './TablaTipo.tsx'
import type { RenglonRetencion, RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ReactElement } from 'react'

/** Longest name that is searched. */
const BUSQUEDA_MAX = 80

/** Totals and tables of a quincena. `&espera=1` shows only the rows that wait. */
export function QuincenaRetenida({ data }: { data: RetencionesQuincena }): ReactElement {
  const { pedida, setEntidad } = useEntidadPedida()
  const [params, setParams] = useSearchParams()
  const [texto, setTexto] = useState('')
  const renglones = data.tipos.flatMap((tipo) => tipo.renglones)
  const solo = params.get('espera') === '1' && renglones.some(espera)
  const seMuestra = (renglon: RenglonRetencion): boolean => (!solo || espera(renglon)) && dice(renglon, texto)
  return (
    <>
      <Totales data={data} />
      <div className="retenciones-barra">
        <EntidadSelect entidades={data.elegibles} value={pedida.entidad} onChange={setEntidad} />
        <TextInput
          type="search"
          aria-label="Buscar en las retenciones"
          placeholder="Nombre, número interno o préstamo"
          maxLength={BUSQUEDA_MAX}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
        />
      </div>
      <PorAtender
        data={data}
        renglones={renglones}
        solo={solo}
        onSolo={(next) =>
          setParams((now) => {
            const after = new URLSearchParams(now)
            if (next) after.set('espera', '1')
            else after.delete('espera')
            return after
          })
        }
      />
      {data.tipos.map((tipo) => (
        <TablaTipo
          key={tipo.tipo}
          tipo={tipo}
          rows={tipo.renglones.filter(seMuestra)}
          conEntidad={data.entidades.length > 1}
        />
      ))}
    </>
  )
}

const espera = (renglon: RenglonRetencion): boolean => esperaRetencion(renglon) !== null

function dice({ nombre, interno, prestamo }: RenglonRetencion, texto: string): boolean {
  const own = foldText(`${nombre} ${interno} ${prestamo}`)
  return foldText(texto)
    .split(/\s+/)
    .every((word) => own.includes(word))
}

interface PorAtenderProps {
  data: RetencionesQuincena
  renglones: readonly RenglonRetencion[]
  solo: boolean
  onSolo: (solo: boolean) => void
}

/** What waits, whose turn it is where it is not the reader's, and the answer to all that is left. */
function PorAtender({ data, renglones, solo, onSolo }: PorAtenderProps): ReactElement | null {
  const [asking, setAsking] = useState(false)
  const responder = renglones.filter((renglon) => esperaRetencion(renglon) === 'responder')
  const decidir = renglones.filter((renglon) => esperaRetencion(renglon) === 'decidir')
  const waiting = responder.length + decidir.length
  if (waiting === 0) return null
  const deOtros = (Object.entries({ responder, decidir }) as ['responder' | 'decidir', RenglonRetencion[]][])
    .filter(([acto, rows]) => rows.length > 0 && !rows.some(({ actions }) => actions.includes(acto)))
    .map(([acto]) => QUIEN_ATIENDE[acto])
  return (
    <Note
      tone="warn"
      action={
        <span className="retenciones-actos">
          {waiting < renglones.length && (
            <Button size="sm" onClick={() => onSolo(!solo)}>
              {solo ? 'Ver todas' : 'Ver solo esas'}
            </Button>
          )}
          {data.completas && (
            <Button size="sm" variant="primary" onClick={() => setAsking(true)}>
              Todo se retuvo completo ({formatCuenta(data.completas.cuantas)})
            </Button>
          )}
        </span>
      }
    >
      <strong>{esperaTexto(responder.length, decidir.length)}</strong> de {formatCuenta(renglones.length)} retenciones.
      {deOtros.map((quien) => ` ${quien}`)}
      {asking && data.completas && (
        <CompletasDialog data={data} completas={data.completas} onClose={() => setAsking(false)} />
      )}
    </Note>
  )
}

function esperaTexto(responder: number, decidir: number): string {
  return [
    ...(responder > 0 ? [`${formatCuenta(responder)} por responder`] : []),
    ...(decidir > 0 ? [cuentaTexto(decidir, 'diferencia por decidir', 'diferencias por decidir')] : []),
  ].join(' y ')
}

/** The four cards: each kind, and the total. */
function Totales({ data: { tipos, totalCentavos } }: { data: RetencionesQuincena }): ReactElement {
  return (
    <dl className="retenciones-totales">
      {[...tipos, { tipo: 'total', titulo: 'Total', totalCentavos }].map((one) => (
        <div key={one.tipo} className="card">
          <dt className="secondary">{one.titulo}</dt>
          <dd>
            <MoneyText centavos={one.totalCentavos} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
