-- Where the form of a purchase contract comes from, by state.
begin;
\ir stage.psql
select no_plan();

select tests.make_user('olivia');

select tests.act_as('olivia');
select is(contract_form('CO') ->> 'kind', 'public_form', 'a person reads where their state''s form comes from');
select is(contract_form('co') ->> 'state', 'CO', 'a state is found in small letters, too');
select is(contract_form('OH'), null, 'a state without a row has no form that we know of');
select throws_ok($$ select set_contract_form('CO', null, null, null, null, null) $$, '42501', null, 'a person changes no form');

select tests.act_as_service();
select is(set_contract_form('OH', 'public_form', 'A form', 'A commission', 'https://commission.example.gov/form', '2026-12-01'), 1,
  'the operator''s command adds a state');
select throws_ok($$ select set_contract_form('OH', 'public_form', 'A form', 'Us', 'javascript:alert(1)', '2026-12-01') $$,
  '23514', null, 'a link that is no page is refused');
select tests.act_as('olivia');
select is(contract_form('OH') ->> 'read_on', '2026-12-01', 'people see the new row');
select tests.act_as_service();
select is(set_contract_form('OH', null, null, null, null, null), 1, 'the operator''s command deletes a state');
select is(set_contract_form('OH', null, null, null, null, null), 0, 'a deleted state is gone');
select tests.act_as('olivia');
select is(contract_form('OH'), null, 'people are told that we know of no form');

select * from finish();
rollback;
