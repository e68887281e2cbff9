import { useEffect } from 'react'
import { cleanFormula, formulaFormIssues, LIMITES_FORMULA } from '#domain/fondos/formula/formula.ts'
import { isPropuestaHecha, quedoPorAutorizar } from '#domain/autorizaciones/propuesta.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { AreaField, TextField } from '#admin/shared/form/fields.tsx'
import { controlId } from '#admin/shared/form/record-binding.tsx'
import { RecordForm } from '#admin/shared/form/RecordForm.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { openAt } from '#admin/shared/ui/capas/open-at.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { RevisionEnVivo } from './RevisionEnVivo.tsx'
import { KEY_FORMULAS, valoresDe, type ValoresFormula } from './use-formulas.ts'
import { VariablesCampo } from './VariablesCampo.tsx'
import { VistaPrevia } from './VistaPrevia.tsx'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { FormulaPanel, RespuestaFormulas } from '#domain/fondos/formula/formula-panel.ts'
import type { ReactElement } from 'react'

const FORM_ID = 'formula'

interface FormulaFormProps {
  catalogo: RespuestaFormulas
  /** What it opens with: of a formula that it was filled with, its version. */
  inicial: ValoresFormula
  onGuardada: () => void
  onLimpiar: () => void
}

function cleanValores({ version, ...datos }: ValoresFormula): ValoresFormula {
  return { ...cleanFormula(datos), version }
}

const guardadaTexto = ({ titulo, version }: FormulaPanel): string =>
  version === 1 ? `Se guardó la fórmula «${titulo}».` : `«${titulo}» quedó en su versión ${version}.`

/** "Nueva fórmula": a title that exists already takes a new version. */
export function FormulaForm({ catalogo, inicial, onGuardada, onLimpiar }: FormulaFormProps): ReactElement {
  const enUso = catalogo.formulas.some(({ titulo, usadaPor }) => titulo === inicial.titulo && usadaPor.length > 0)
  const act = useAct<ValoresFormula, FormulaPanel | PropuestaHecha, FormulaPanel>({
    call: (values) => api.call('POST /api/panel/formulas', { body: values }),
    keys: [KEY_FORMULAS, KEY_AUTORIZACIONES],
    toast: (guardada) => (isPropuestaHecha(guardada) ? quedoPorAutorizar(guardada) : guardadaTexto(guardada)),
    done: onGuardada,
  })
  // The button that fills the form stands in the list, which on a phone is further down.
  useEffect(() => {
    if (inicial.version !== null) openAt(controlId(FORM_ID, 'formula'))
  }, [inicial])
  return (
    <Card title={inicial.version === null ? 'Nueva fórmula' : `Versión ${inicial.version + 1} de la fórmula`}>
      <RecordForm
        id={FORM_ID}
        act={act}
        initial={inicial}
        rules={formulaFormIssues}
        clean={cleanValores}
        fromActual={valoresDe}
        resumen={({ titulo, version }) => `${titulo}, versión ${version}`}
        action={enUso ? 'Proponer fórmula' : 'Guardar fórmula'}
        failure={enUso ? 'No se propuso la fórmula.' : 'No se guardó la fórmula.'}
        extra={<Button onClick={onLimpiar}>Limpiar</Button>}
      >
        <TextField
          name="titulo"
          label="Título"
          maxLength={LIMITES_FORMULA.titulo}
          help="Otras fórmulas la usan con este nombre; el mismo título guarda una versión nueva."
        />
        <AreaField name="formula" label="Fórmula" rows={3} spellCheck={false} />
        <RevisionEnVivo />
        <AreaField name="desglose" label="Desglose" optional rows={2} maxLength={LIMITES_FORMULA.texto} />
        <AreaField name="descripcion" label="Descripción" optional rows={2} maxLength={LIMITES_FORMULA.texto} />
        <VariablesCampo variables={catalogo.variables} formulas={catalogo.formulas} />
        <VistaPrevia />
        {enUso && <SegundaMano />}
      </RecordForm>
    </Card>
  )
}
