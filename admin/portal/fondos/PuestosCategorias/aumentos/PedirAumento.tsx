import { useState } from 'react'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { AUMENTO_MOTIVO_MAX } from '#domain/fondos/aumentos/aumento.ts'
import { api } from '#admin/providers/api-client.ts'
import { fieldError, isToldBy } from '#admin/providers/field-errors.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { MontosAumento, type Montos } from './MontosAumento.tsx'
import { CostoAumentoNota } from './CostoAumentoNota.tsx'
import { CLAVE_AUMENTOS } from './use-aumentos.ts'
import type { RespuestaAumentos, RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import type { ReactElement } from 'react'
import type { Arbol } from '#admin/portal/fondos/PuestosCategorias/use-puestos.ts'
import type { Pedido } from './use-aumentos.ts'
import type { Cuerpo } from '#domain/llamadas.ts'

const FIELDS = ['porcentaje', 'categorias', 'desde', 'motivo']

interface PedirAumentoProps extends Pick<RespuestaAumentos, 'quincenas' | 'actual'> {
  arbol: Arbol
}

/** Asks for a rise, shows what it would do and cost, and proposes it as it was shown. */
export function PedirAumento({ arbol, quincenas, actual }: PedirAumentoProps): ReactElement {
  const [modo, setModo] = useState<'porcentaje' | 'montos'>('porcentaje')
  const [texto, setTexto] = useState('')
  const [elegidas, setElegidas] = useState<readonly string[]>([])
  const [montos, setMontos] = useState<Montos>({})
  const [desde, setDesde] = useState(actual)
  const [motivo, setMotivo] = useState('')
  const revisar = useAct<Pedido, RevisionAumento>({
    call: (pedido) => api.call('POST /api/panel/aumentos/previsto', { body: pedido }),
  })
  const proponer = useAct<Cuerpo<'POST /api/panel/aumentos'>, PropuestaHecha>({
    call: (body) => api.call('POST /api/panel/aumentos', { body }),
    keys: [CLAVE_AUMENTOS, KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
    done: () => {
      setTexto('')
      setElegidas([])
      setMontos({})
      setMotivo('')
      revisar.reset()
    },
  })
  const escritos = Object.entries(montos).flatMap(([categoria, centavos]) =>
    centavos === null ? [] : [{ categoria, monto: centavosToPesos(centavos) }],
  )
  useLeaveGuard(texto !== '' || motivo !== '' || elegidas.length > 0 || escritos.length > 0, proponer.isDone)
  const porcentaje = Number(texto.replace(',', '.').replace('%', '').trim())
  const pedido: Pedido = {
    desde,
    porcentaje: modo === 'porcentaje' ? porcentaje : null,
    categorias: modo === 'porcentaje' ? elegidas : [],
    montos: modo === 'montos' ? escritos : [],
  }
  const incomplete =
    modo === 'porcentaje'
      ? texto.trim() === '' || Number.isNaN(porcentaje)
      : escritos.length === 0 || escritos.some(({ monto }) => Number.isNaN(monto))
  const error = proponer.error ?? revisar.error
  const fields = [...FIELDS, ...escritos.map(({ categoria }) => `montos.${categoria}`)]
  const told = (campo: string): string | null => fieldError(error, campo)
  const change = (set: () => void): void => {
    revisar.reset()
    proponer.reset()
    set()
  }
  const revision = revisar.result
  return (
    <Card title="Nuevo aumento">
      <form
        className="puestos-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (incomplete) return
          if (revision) proponer.run({ ...pedido, motivo, huella: revision.huella })
          else revisar.run(pedido)
        }}
      >
        {error && !isToldBy(error, fields) && (
          <ErrorState title={revision ? 'No se propuso el aumento.' : 'No se pudo revisar el aumento.'} error={error} />
        )}
        <RadioGroup
          legend="Cómo se da"
          inline
          options={[
            { value: 'porcentaje', label: 'Porcentaje' },
            { value: 'montos', label: 'Sueldo de cada categoría' },
          ]}
          value={modo}
          onChange={(value) => change(() => setModo(value as typeof modo))}
        />
        {modo === 'porcentaje' ? (
          <>
            <Field
              label="Porcentaje"
              width={10}
              error={
                told('porcentaje') ??
                (texto !== '' && Number.isNaN(porcentaje) ? 'Escribe un número, como 4 o 4.25.' : null)
              }
            >
              <TextInput
                inputMode="decimal"
                maxLength={8}
                value={texto}
                onChange={(event) => change(() => setTexto(event.target.value))}
              />
            </Field>
            <fieldset className="puestos-categorias">
              <legend>Categorías (ninguna marcada: todas)</legend>
              {told('categorias') && <p className="field-error">{told('categorias')}</p>}
              <div>
                {arbol.de('categoria').map(({ id, nombre }) => (
                  <Checkbox
                    key={id}
                    label={nombre}
                    checked={elegidas.includes(nombre)}
                    onChange={(event) =>
                      change(() =>
                        setElegidas(
                          event.target.checked ? [...elegidas, nombre] : elegidas.filter((each) => each !== nombre),
                        ),
                      )
                    }
                  />
                ))}
              </div>
            </fieldset>
          </>
        ) : (
          <>
            {told('categorias') && <p className="field-error">{told('categorias')}</p>}
            <MontosAumento
              categorias={arbol.de('categoria').map(({ id, nombre }) => ({
                clave: nombre,
                hoyCentavos: arbol.sueldo(id, todayInMexico(Date.now()))?.sueldo?.montoCentavos ?? null,
              }))}
              montos={montos}
              onChange={(escrito) => change(() => setMontos(escrito))}
              error={(categoria) => told(`montos.${categoria}`)}
              desde={desde}
            />
          </>
        )}
        <Field
          label="Vale desde la quincena"
          width={28}
          error={told('desde')}
          help="Antes de la de hoy es retroactivo: hasta 24 quincenas."
        >
          <Combobox
            options={quincenas.map(({ codigo, texto: label }) => ({ value: codigo, label }))}
            value={desde}
            onChange={(value) => change(() => setDesde(value === '' ? actual : value))}
          />
        </Field>
        {revision && (
          <>
            <CostoAumentoNota revision={revision} />
            <Field label="Motivo o acuerdo" error={told('motivo')}>
              <TextInput
                maxLength={AUMENTO_MOTIVO_MAX}
                value={motivo}
                onChange={(event) => {
                  proponer.reset()
                  setMotivo(event.target.value)
                }}
              />
            </Field>
            <SegundaMano />
          </>
        )}
        <div className="puestos-botones">
          <Button
            type="submit"
            variant="primary"
            disabled={incomplete || (revision !== undefined && motivo.trim() === '')}
            busy={revisar.busy || proponer.busy}
            busyText={revision ? 'Guardando…' : 'Calculando…'}
          >
            {revision ? 'Proponer aumento' : 'Revisar aumento'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
