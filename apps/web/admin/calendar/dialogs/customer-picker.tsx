import { useCombobox } from 'downshift';
import { UserPlus, X } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { calendar } from '../../../texts/admin/calendar.ts';
import { newcomer } from '../../../texts/admin/newcomer.ts';
import * as field from '../../../ui/field/field.css.ts';
import { FieldError } from '../../../ui/field/field-frame.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { type Customer, personName } from '../../shared/page-customers.ts';
import * as css from './customer-picker.css.ts';
import { useFoundCustomers, waysToReach } from './customers.ts';

const words = calendar.create;
const { ControlledPropUpdatedSelectedItem } = useCombobox.stateChangeTypes;

type CustomerPickerProps = {
  value: Customer | null;
  onChange: (customer: Customer | null) => void;
  /** Initial text while nobody is chosen; the input then has the focus. */
  search: string;
  /** The search has found nobody. */
  onNew: (search: string) => void;
  /** Error text when the form was sent without a customer. */
  error: string | undefined;
  /** Of its input. */
  id: string;
};

/** Offers to add a new customer when the search has found nobody. */
type Choice = Customer | 'new';

/** A customer, found by typing a part of the name, the phone number or the e-mail address. */
export function CustomerPicker({ error, ...props }: CustomerPickerProps) {
  const { box, typed, choices, note } = useCustomerBox(props);
  const errorId = `${props.id}-error`;
  return (
    <div className={field.frame}>
      <label className={field.label} {...box.getLabelProps()}>
        {words.customer}
      </label>
      <div className={css.place}>
        <div className={field.withButton}>
          <input
            {...box.getInputProps({
              ...{ placeholder: words.customerHint, autoComplete: 'off', spellCheck: false },
              autoFocus: props.value === null && props.search !== '',
              ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
            })}
            className={classNames(field.control, field.roomForButton)}
          />
          {typed && (
            <button
              type="button"
              className={field.inner}
              aria-label={words.clear}
              onClick={() => box.reset()}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
        <div className={css.below} hidden={!box.isOpen}>
          {note && (
            <p className={css.note} role="status">
              {note}
            </p>
          )}
          <ul {...box.getMenuProps()} className={css.list}>
            {box.isOpen &&
              choices.map((choice, index) => (
                <li
                  key={keyOf(choice)}
                  {...box.getItemProps({ item: choice, index })}
                  className={css.item}
                  data-highlighted={box.highlightedIndex === index || undefined}
                >
                  {choice === 'new' ? <Offer typed={typed.trim()} /> : <Found customer={choice} />}
                </li>
              ))}
          </ul>
        </div>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

const Offer = ({ typed }: { typed: string }) => (
  <span className={css.offer}>
    <UserPlus size={18} aria-hidden="true" />
    <span>{newcomer.offer(typed)}</span>
  </span>
);

const Found = ({ customer }: { customer: Customer }) => (
  <>
    <span className={css.name}>{personName(customer)}</span>
    <span className={css.reach}>{waysToReach(customer)}</span>
  </>
);

const keyOf = (choice: Choice) => (choice === 'new' ? choice : choice.id);

function useCustomerBox({ value, onChange, search: first, onNew, id }: Omit<CustomerPickerProps, 'error'>) {
  const initially = value ? personName(value) : first;
  const [typed, type] = useState(initially);
  const search = useDeferredValue(value && typed === personName(value) ? '' : typed.trim());
  const { data: found = [], isFetching, isError } = useFoundCustomers(search);
  const choices: Choice[] = value === null && typed.trim() ? [...found, 'new'] : [...found];
  const box = useCombobox<Choice>({
    inputId: id,
    items: choices,
    itemToString: choice => (choice === 'new' ? typed : choice ? personName(choice) : ''),
    itemToKey: choice => choice && keyOf(choice),
    initialInputValue: initially,
    selectedItem: value,
    // Choosing has set the text already, and dropping leaves it: what is typed meanwhile stays.
    stateReducer: (state, action) =>
      action.type === ControlledPropUpdatedSelectedItem ? state : action.changes,
    onSelectedItemChange: ({ selectedItem }) =>
      selectedItem === 'new' ? onNew(typed.trim()) : onChange(selectedItem),
    onInputValueChange: ({ inputValue }) => type(inputValue),
  });
  // Editing the text drops the chosen customer.
  const isEdited = value !== null && typed !== personName(value);
  useEffect(() => {
    if (isEdited) onChange(null);
  }, [isEdited, onChange]);
  const nobody = isError ? words.searchFailed : isFetching ? words.searching : words.noCustomer;
  return { box, typed, choices, note: found.length === 0 && nobody };
}
